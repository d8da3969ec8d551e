import { z } from '@talaash/domain/base/schema';
import { FileRef } from '@talaash/domain/file/schema';

/** A file for everybody but its owner: without its storage path. */
export const FileView = FileRef.omit({ bucket: true, path: true });
export type FileView = z.infer<typeof FileView>;
