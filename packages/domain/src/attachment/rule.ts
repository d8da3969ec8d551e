import { UPLOAD_KINDS } from '../file/limit.ts';
import { extensionOf, uploadRefusal } from '../file/rule.ts';
import { ATTACHMENT_SENTENCES } from './words.ts';

export type AttachmentKind = 'messagePicture' | 'messagePdf';

export const ATTACHMENT_KINDS = ['messagePicture', 'messagePdf'] as const satisfies readonly AttachmentKind[];

/** As what a file is uploaded, by its name; undefined if it cannot be attached. */
export const attachmentKindOf = (filename: string): AttachmentKind | undefined =>
  ATTACHMENT_KINDS.find((kind) =>
    (UPLOAD_KINDS[kind].extensions as readonly string[]).includes(extensionOf(filename)),
  );

/** Why a file cannot be attached, by its name and size alone; undefined if it can. */
export function attachmentRefusal(file: { filename: string; bytes: number }): string | undefined {
  const kind = attachmentKindOf(file.filename);
  return kind === undefined ? ATTACHMENT_SENTENCES.extension : uploadRefusal(kind, file);
}
