import { UPLOAD_KINDS } from '../file/limit.ts';
import { ATTACHMENTS_MAX } from './limit.ts';

const extensions = [...UPLOAD_KINDS.messagePdf.extensions, ...UPLOAD_KINDS.messagePicture.extensions];

export const ATTACHMENT_SENTENCES = {
  extension: `Please choose another file with the allowed file extension: ${extensions.join(', ')}`,
  tooMany: `A message can carry at most ${ATTACHMENTS_MAX} files.`,
  missing: 'A file of this message is no longer there. Please attach it again.',
  attach: 'Attach files',
  uploading: 'Your files are still being uploaded.',
  refused: 'A file cannot be sent. Remove it first.',
  failed: 'A file was not uploaded. Try again, or remove it.',
} as const;

/** The attribute of the file input. */
export const ATTACHMENT_EXTENSIONS = extensions.map((extension) => `.${extension}`).join(',');

/** What the list of conversations shows of a message without text. */
export const attachmentsLine = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;
