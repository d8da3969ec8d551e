import { z } from '../base/schema.ts';

/** The seats of a company. The owner and each member take one; an invitation takes none until it is accepted. */
export const Seats = z.strictObject({
  taken: z.number().int(),
  /** What each seat past INCLUDED_SEATS costs per month, while the company has premium; null if seats are free. */
  priceInDollars: z.number().int().nullable(),
});
export type Seats = z.infer<typeof Seats>;
