import type { FileView } from '@talaash/contract/file';
import type { Attachment } from '@talaash/domain/attachment/schema';
import type { FileRef } from '@talaash/domain/file/schema';
import type { files } from '../../db/schema/file.ts';

/** A file for everybody but its owner. */
export const toFileView = ({
  id,
  filename,
  contentType,
  createdIsoDateTimeUtc,
  isAiEdited,
}: FileRef): FileView => ({
  id,
  ...(filename ? { filename } : {}),
  contentType,
  createdIsoDateTimeUtc,
  ...(isAiEdited ? { isAiEdited } : {}),
});

/** A stored file as records refer to it: for its owner and for the record itself. */
export const toFileRef = (file: typeof files.$inferSelect): FileRef => ({
  id: file.id,
  bucket: file.bucket,
  path: file.path,
  filename: file.filename,
  contentType: file.contentType,
  createdIsoDateTimeUtc: file.createdIsoDateTimeUtc,
  ...(file.isAiEdited ? { isAiEdited: true } : {}),
});

/** A file as the message that carries it refers to it. */
export const toAttachment = ({
  id,
  filename,
  contentType,
  bytes,
  width,
  height,
}: typeof files.$inferSelect): Attachment => ({
  id,
  filename,
  contentType: contentType === 'application/pdf' ? 'application/pdf' : 'image/webp',
  bytes,
  ...(width === null ? {} : { width }),
  ...(height === null ? {} : { height }),
});
