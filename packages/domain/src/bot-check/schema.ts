import { z } from '../base/schema.ts';

/** A proof-of-work challenge in ALTCHA's format, signed by the server. */
export const BotChallenge = z.strictObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});
export type BotChallenge = z.infer<typeof BotChallenge>;
