import { z } from '@talaash/domain/base/schema';
import { FileRef } from '@talaash/domain/file/schema';

/** A file as others see it: never where it is stored. */
export const FileView = FileRef.omit({ bucket: true, path: true });
export type FileView = z.infer<typeof FileView>;
