import {
  MEGABYTE,
  MESSAGE_STORED_BYTES_MAX,
  STORED_BYTES_MAX,
  UNUSED_HOURS_MAX,
  UPLOAD_KINDS,
  type UploadKind,
  UPLOADS_UNDERWAY_MAX,
} from './limit.ts';

export const MULTIPLE_FILES_SENTENCE = 'Cannot handle multiple files.';

export const IMAGE_LOAD_SENTENCE = 'Failed to load image';

export const IMAGE_TOO_LARGE_SENTENCE = 'This image has too many pixels. Please choose a smaller one.';

export const PDF_UNREADABLE_SENTENCE =
  'This file is not a readable PDF. Please export it again and choose that file.';

export const PDF_ACTIVE_SENTENCE =
  'This PDF contains a script, an attached file or another program. Please export it again without these and choose that file.';

export const PDF_PROTECTED_SENTENCE =
  'This PDF is protected by a password. Please save it without one and choose that file.';

export const UPLOAD_INTERRUPTED_SENTENCE = 'The upload was interrupted. Please try again.';

export const NO_FILE_SENTENCE = 'Please choose a file.';

export const UPLOADS_BUSY_SENTENCE =
  'Many files are being uploaded at the moment. Please try again in a minute.';

export const FILES_FULL_SENTENCE =
  'Files cannot be saved now because the disk is full. Please try again later.';

export const FILES_UNAVAILABLE_SENTENCE =
  'Files are not available at the moment. Nothing is lost. Please try again in a minute.';

export const FILE_GONE_SENTENCE = 'This file is missing. Please upload it again.';

const megabytes = (bytes: number) => `${bytes / MEGABYTE}MB`;

export const UPLOADS_UNDERWAY_SENTENCE = `You already have ${UPLOADS_UNDERWAY_MAX} uploads in progress. Please wait for one to finish.`;

export const STORED_BYTES_SENTENCE = `Your files have reached the limit of ${megabytes(STORED_BYTES_MAX)}. We delete files that your profile does not use after ${UNUSED_HOURS_MAX} hours. Please try again then.`;

export const MESSAGE_STORED_BYTES_SENTENCE = `The files in your messages have reached the limit of ${megabytes(MESSAGE_STORED_BYTES_MAX)}. You can still write without files.`;

/** What may be chosen, in words beside the field. */
export const UPLOAD_KIND_WORDS: Record<UploadKind, string> = {
  profilePicture: `JPG, PNG or GIF, less than ${megabytes(UPLOAD_KINDS.profilePicture.limitBytes)}`,
  companyLogo: `JPG, PNG or GIF, less than ${megabytes(UPLOAD_KINDS.companyLogo.limitBytes)}`,
  resume: `PDF, max ${megabytes(UPLOAD_KINDS.resume.limitBytes)}`,
  messagePicture: `JPG, PNG or WebP, less than ${megabytes(UPLOAD_KINDS.messagePicture.limitBytes)}`,
  messagePdf: `PDF, max ${megabytes(UPLOAD_KINDS.messagePdf.limitBytes)}`,
};

export const extensionSentence = (kind: UploadKind) =>
  `Please choose another file with the allowed file extension: ${UPLOAD_KINDS[kind].extensions.join(', ')}`;

export const sizeSentence = (kind: UploadKind) => {
  const { isImage, limitBytes } = UPLOAD_KINDS[kind];
  return isImage
    ? `Image size must be less than ${megabytes(limitBytes)}`
    : `File size must be no more than ${megabytes(limitBytes)}`;
};

export const uploadFailedSentence = (filename: string) => `Uploading ${filename} failed.`;

export const uploadedSentence = (filename: string) => `${filename} uploaded successfully.`;
