import { ATTACHMENT_KINDS } from '@talaash/domain/attachment/rule';
import type { Attachment } from '@talaash/domain/attachment/schema';
import { UPLOADS_BUSY_SENTENCE } from '@talaash/domain/file/words';
import type { FileRef } from '@talaash/domain/file/schema';
import { UPLOAD_KINDS, type UploadKind } from '@talaash/domain/file/limit';
import { uploadRefusal } from '@talaash/domain/file/rule';
import { OpenerBusy, type StoredPicture } from '../../adapters/file-opener/port.ts';
import type { Content } from '../../adapters/files/port.ts';
import { refusal } from '../../call/refusal.ts';
import type { Db } from '../../db/client.ts';
import { files } from '../../db/schema/file.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import type { Deps } from '../../call/deps.ts';
import { newRecordId } from '../../base/record-id.ts';
import { safeFilename } from './filename.ts';
import { largePath } from '@talaash/domain/file/path';
import { toAttachment, toFileRef } from './present.ts';
import type { FileOwner } from './queries.ts';
import { lockQuota } from './room.ts';

/** A received upload, as a file on this machine. */
export type Upload = {
  kind: UploadKind;
  owner: FileOwner;
  uid: string;
  filename: string;
  file: string;
  bytes: number;
};

/** No upload is under way as long as this. What has no record then is left over from a node that died, or from a lost answer. */
const UNRECORDED_SECONDS_MAX = 60 * 60;

type StoringDeps = Pick<Deps, 'db' | 'fileOpener' | 'fileStore' | 'jobs'>;

type NewFile = typeof files.$inferInsert & FileOwner;

type FileRow = typeof files.$inferSelect;

/** A file as it is stored. */
type StoredFile = { path: string; content: Content; bytes: number; contentType: string };

/** What is stored of an upload: its files, and the size of a picture in pixels. */
type StoredUpload = { stored: [StoredFile, ...StoredFile[]]; size?: { width: number; height: number } };

/** The refusal of a file, with its sentence at the form's field. */
export const fileRefusal = (sentence: string) => refusal('VALIDATION_FAILED', sentence, { file: sentence });

/**
 * Checks an upload by its content, stores it and records its owner. Throws VALIDATION_FAILED with the reason if it is refused,
 * BUSINESS_RULE_VIOLATION if the owner has no room for it. After any failure it leaves nothing behind, after a crash for an hour.
 */
export const storeUpload = async (deps: StoringDeps, upload: Upload): Promise<FileRef> =>
  toFileRef(await storeChecked(deps, upload));

/** The same for a file of a message. */
export const storeAttachment = async (deps: StoringDeps, upload: Upload): Promise<Attachment> =>
  toAttachment(await storeChecked(deps, upload));

async function storeChecked(deps: StoringDeps, upload: Upload): Promise<FileRow> {
  const { kind, owner } = upload;
  const filename = safeFilename(upload.filename);
  const reason = uploadRefusal(kind, { filename, bytes: upload.bytes });
  if (reason) throw fileRefusal(reason);
  const id = newRecordId();
  const { stored, size } = await toStoredFiles(deps, upload, id);
  return storeFiles(deps, { id, kind, ...owner, filename, ...(isAttachmentKind(kind) ? size : {}) }, stored);
}

const isAttachmentKind = (kind: UploadKind) => (ATTACHMENT_KINDS as readonly UploadKind[]).includes(kind);

type MadePicture = {
  picture: Buffer;
  filename: string;
  talentId: string;
  uid: string;
  /** The original that an image model edited. Undefined if no model was involved. */
  originalFileId: string | undefined;
};

/** Stores a generated square WebP as a profile picture, under the same rules as an upload. */
export async function storeMadePicture(
  deps: StoringDeps,
  { picture, filename, talentId, uid, originalFileId }: MadePicture,
): Promise<FileRef> {
  const id = newRecordId();
  const normal = await unlessBusy(deps.fileOpener.smallVariant(picture));
  const made = { normal, large: picture };
  const file = await storeFiles(
    deps,
    {
      id,
      kind: 'profilePicture',
      talentId,
      filename,
      ...(originalFileId === undefined ? {} : { isAiEdited: true, originalFileId }),
    },
    pictureFiles(`talents/${uid}/profile_pictures/${id}.webp`, made),
  );
  return toFileRef(file);
}

async function storeFiles(
  { db, fileStore, jobs }: Pick<Deps, 'db' | 'fileStore' | 'jobs'>,
  file: Pick<NewFile, 'id' | 'kind' | 'filename' | 'isAiEdited' | 'originalFileId' | 'width' | 'height'> &
    FileOwner,
  stored: StoredUpload['stored'],
): Promise<FileRow> {
  const [{ path, contentType }] = stored;
  const paths = stored.map((one) => one.path);
  // Before anything is stored: a node that dies in between leaves no file that nobody finds.
  await jobs.send('file.deleteStored', { paths }, { runAfterSeconds: UNRECORDED_SECONDS_MAX });
  try {
    for (const one of stored) await fileStore.put(one.path, one.content, one.contentType);
    const bytes = stored.reduce((sum, one) => sum + one.bytes, 0);
    return await recordFile(db, { ...file, bucket: fileStore.bucket, path, contentType, bytes });
  } catch (error) {
    // The commit may have happened without its answer: then the job finds the record, and the files stay.
    if (!isUnavailable(error)) await Promise.allSettled(paths.map((one) => fileStore.delete(one)));
    throw error;
  }
}

const recordFile = (db: Db, file: NewFile): Promise<FileRow> =>
  db.transaction(async (tx) => {
    await lockQuota(tx, { owner: file, kind: file.kind, bytes: file.bytes });
    const [row] = await tx.insert(files).values(file).returning();
    if (!row) throw new Error(`The file ${file.path} was not recorded.`);
    return row;
  });

async function toStoredFiles(
  { fileOpener }: Pick<Deps, 'fileOpener'>,
  { kind, owner, uid, file, bytes }: Upload,
  id: string,
): Promise<StoredUpload> {
  const rule = UPLOAD_KINDS[kind];
  const folder = folderOf(kind, owner, uid);
  if (!rule.isImage) {
    const reason = await unlessBusy(fileOpener.pdfRefusal(file));
    if (reason) throw fileRefusal(reason);
    const path = `${folder}/${id}.pdf`;
    return { stored: [{ path, content: { file }, bytes, contentType: 'application/pdf' }] };
  }
  const reading = await unlessBusy(fileOpener.readPicture(file, rule));
  if ('refusal' in reading) throw fileRefusal(reading.refusal);
  return { stored: pictureFiles(`${folder}/${id}.webp`, reading.picture), size: reading.size };
}

/** Below the folder of the owner, which is deleted with the account. */
const folderOf = (kind: UploadKind, owner: FileOwner, uid: string): string =>
  `${'companyId' in owner ? `companies/${owner.companyId}` : `talents/${uid}`}/${FOLDERS[kind]}`;

const FOLDERS: Record<UploadKind, string> = {
  profilePicture: 'profile_pictures',
  companyLogo: 'logos',
  resume: 'resumes',
  messagePicture: 'messages',
  messagePdf: 'messages',
};

const unlessBusy = <Result>(opening: Promise<Result>): Promise<Result> =>
  opening.catch((error: unknown) => {
    throw error instanceof OpenerBusy ? refusal('SERVICE_UNAVAILABLE', UPLOADS_BUSY_SENTENCE) : error;
  });

const pictureFiles = (path: string, { normal, large }: StoredPicture): [StoredFile, StoredFile] => [
  { path, content: normal, bytes: normal.length, contentType: 'image/webp' },
  { path: largePath(path), content: large, bytes: large.length, contentType: 'image/webp' },
];
