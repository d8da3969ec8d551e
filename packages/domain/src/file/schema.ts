import { id, isoDateTimeUtc, text, z } from '../base/schema.ts';

/** A stored file. Knowing its path gives no access: the server checks every read. */
export const FileRef = z.strictObject({
  id: id(),
  bucket: text(1, 100),
  path: text(1, 500),
  filename: text(1, 255).optional(),
  contentType: text(1, 100),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  /** A picture by an image model. Absent for all others. */
  isAiEdited: z.literal(true).optional(),
});
export type FileRef = z.infer<typeof FileRef>;
