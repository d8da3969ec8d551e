import type { FileRef } from '@talaash/domain/file/schema';
import { UPLOAD_KINDS, type UploadKind } from '@talaash/domain/file/limit';
import { uploadRefusal } from '@talaash/domain/file/rule';
import { PDF_UNREADABLE_SENTENCE } from '@talaash/domain/file/words';
import { refusal } from '../../call/refusal.ts';
import { files } from '../../db/schema/file.ts';
import type { Deps } from '../../call/deps.ts';
import { newRecordId } from '../../base/record-id.ts';
import { safeFilename } from './filename.ts';
import { isPdf } from './pdf.ts';
import { readPicture } from './picture.ts';
import { toFileRef } from './present.ts';
import type { FileOwner } from './queries.ts';

export type Upload = { kind: UploadKind; owner: FileOwner; uid: string; filename: string; content: Buffer };

/** A file as it is stored. */
type StoredFile = { path: string; content: Buffer; contentType: string };

/** The refusal of a file, with its sentence at the form's field. */
export const fileRefusal = (sentence: string) => refusal('VALIDATION_FAILED', sentence, { file: sentence });

/**
 * Checks an upload by its content, stores it and records its owner. Throws VALIDATION_FAILED with the reason why it is
 * refused. After any failure nothing of it stays.
 */
export async function storeUpload(
  { db, fileStore }: Pick<Deps, 'db' | 'fileStore'>,
  upload: Upload,
): Promise<FileRef> {
  const { kind, owner, content } = upload;
  const filename = safeFilename(upload.filename);
  const reason = uploadRefusal(kind, { filename, bytes: content.length });
  if (reason) throw fileRefusal(reason);
  const id = newRecordId();
  const [main, ...variants] = await toStoredFiles(upload, id);
  try {
    for (const file of [main, ...variants]) await fileStore.put(file.path, file.content, file.contentType);
    const [row] = await db
      .insert(files)
      .values({
        id,
        kind,
        ...owner,
        bucket: fileStore.bucket,
        path: main.path,
        filename,
        contentType: main.contentType,
        bytes: main.content.length,
      })
      .returning();
    if (!row) throw new Error(`The file ${main.path} was not recorded.`);
    return toFileRef(row);
  } catch (error) {
    await Promise.allSettled([main, ...variants].map(({ path }) => fileStore.delete(path)));
    throw error;
  }
}

async function toStoredFiles(
  { kind, owner, uid, content }: Upload,
  id: string,
): Promise<[StoredFile, ...StoredFile[]]> {
  if (!UPLOAD_KINDS[kind].isImage) {
    if (!isPdf(content)) throw fileRefusal(PDF_UNREADABLE_SENTENCE);
    return [{ path: `talents/${uid}/resumes/${id}.pdf`, content, contentType: 'application/pdf' }];
  }
  const reading = await readPicture(content, UPLOAD_KINDS[kind].maxPixels);
  if ('refusal' in reading) throw fileRefusal(reading.refusal);
  const folder =
    'companyId' in owner ? `companies/${owner.companyId}/logos` : `talents/${uid}/profile_pictures`;
  const { normal, large } = reading.picture;
  const path = `${folder}/${id}.webp`;
  return [
    { path, content: normal, contentType: 'image/webp' },
    { path: largePath(path), content: large, contentType: 'image/webp' },
  ];
}

/** Where the large variant of a picture is stored. */
export const largePath = (path: string): string => path.replace(/\.webp$/, '-lg.webp');
