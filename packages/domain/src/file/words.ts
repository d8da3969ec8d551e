import { MEGABYTE, UPLOAD_KINDS, type UploadKind } from './limit.ts';

export const MULTIPLE_FILES_SENTENCE = 'Cannot handle multiple files.';

export const IMAGE_LOAD_SENTENCE = 'Failed to load image';

export const IMAGE_TOO_LARGE_SENTENCE = 'This image has too many pixels. Please choose a smaller one.';

export const PDF_UNREADABLE_SENTENCE =
  'This file is not a readable PDF. Please export it again and choose that file.';

export const UPLOAD_INTERRUPTED_SENTENCE = 'The upload was interrupted. Please try again.';

export const NO_FILE_SENTENCE = 'Please choose a file.';

const megabytes = (bytes: number) => `${bytes / MEGABYTE}MB`;

/** What may be chosen, in words beside the field. */
export const UPLOAD_KIND_WORDS: Record<UploadKind, string> = {
  profilePicture: `JPG, PNG or GIF, less than ${megabytes(UPLOAD_KINDS.profilePicture.maxBytes)}`,
  companyLogo: `JPG, PNG or GIF, less than ${megabytes(UPLOAD_KINDS.companyLogo.maxBytes)}`,
  resume: `PDF, max ${megabytes(UPLOAD_KINDS.resume.maxBytes)}`,
};

export const extensionSentence = (kind: UploadKind) =>
  `Please choose another file with the allowed file extension: ${UPLOAD_KINDS[kind].extensions.join(', ')}`;

export const sizeSentence = (kind: UploadKind) => {
  const { isImage, maxBytes } = UPLOAD_KINDS[kind];
  return isImage
    ? `Image size must be less than ${megabytes(maxBytes)}`
    : `File size must be no more than ${megabytes(maxBytes)}`;
};

export const uploadFailedSentence = (filename: string) => `Uploading ${filename} failed.`;

export const uploadedSentence = (filename: string) => `${filename} uploaded successfully.`;
