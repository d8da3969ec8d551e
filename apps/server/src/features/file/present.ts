import type { FileView } from '@talaash/contract/talent-view';
import type { FileRef } from '@talaash/domain/file-ref';

/** A file as anybody but its owner sees it. */
export const toFileView = ({ id, filename, contentType, createdIsoDateTimeUtc }: FileRef): FileView => ({
  id,
  ...(filename ? { filename } : {}),
  contentType,
  createdIsoDateTimeUtc,
});
