/** What may be uploaded where. Zod-free: the browser explains with it, the server decides with it. */
const MEGABYTE = 1024 * 1024;

export const UPLOAD_KINDS = {
  profilePicture: {
    extensions: ['jpg', 'jpeg', 'png', 'gif'],
    maxBytes: 5 * MEGABYTE,
    maxPixels: 40_000_000,
    isImage: true,
  },
  companyLogo: {
    extensions: ['jpg', 'jpeg', 'png', 'gif'],
    maxBytes: 5 * MEGABYTE,
    maxPixels: 40_000_000,
    isImage: true,
  },
  resume: { extensions: ['pdf'], maxBytes: 10 * MEGABYTE, maxPixels: 0, isImage: false },
} as const;
export type UploadKind = keyof typeof UPLOAD_KINDS;

/** Pictures are stored twice, to fit into squares of these sides, in pixels; the large one has `-lg` after its id. */
export const PICTURE_SIDES = { normal: 256, large: 768 } as const;

export const MULTIPLE_FILES_MESSAGE = 'Cannot handle multiple files.';
export const IMAGE_LOAD_MESSAGE = 'Failed to load image';
export const IMAGE_TOO_LARGE_MESSAGE = 'This image has too many pixels. Please choose a smaller one.';
export const PDF_UNREADABLE_MESSAGE =
  'This file is not a readable PDF. Please export it again and choose that file.';
export const UPLOAD_INTERRUPTED_MESSAGE = 'The upload was interrupted. Please try again.';
export const NO_FILE_MESSAGE = 'Please choose a file.';

const extensionOf = (filename: string) => /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
const megabytes = (bytes: number) => `${bytes / MEGABYTE}MB`;

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

/** Why a file cannot be taken, from what is known before its content is read; undefined when it can. */
export function uploadRefusal(
  kind: UploadKind,
  file: { filename: string; bytes: number },
): string | undefined {
  const { extensions, maxBytes } = UPLOAD_KINDS[kind];
  if (!(extensions as readonly string[]).includes(extensionOf(file.filename))) return extensionSentence(kind);
  if (file.bytes === 0) return 'This file is empty. Please choose another one.';
  if (file.bytes > maxBytes) return sizeSentence(kind);
  return undefined;
}
