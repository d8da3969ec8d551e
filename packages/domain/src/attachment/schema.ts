import { id, text, z } from '../base/schema.ts';

/** A file of a message. The server checks every download, so its id gives no access. */
export const Attachment = z.strictObject({
  id: id(),
  filename: text(1, 255),
  contentType: z.enum(['image/webp', 'application/pdf']),
  /** The size of what is downloaded. */
  bytes: z.number().int(),
  /** The size of the preview, in pixels; absent for a PDF. */
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});
export type Attachment = z.infer<typeof Attachment>;
