export const MEGABYTE = 1024 * 1024;

const IMAGE_BYTES = 5 * MEGABYTE;
const RESUME_BYTES = 10 * MEGABYTE;
const MESSAGE_PICTURE_BYTES = 10 * MEGABYTE;

/** Profile pictures and logos are stored twice, to fit into squares with these sides, in pixels. The large one has `-lg` after its id. */
export const PICTURE_SIDES = { normal: 256, large: 768 } as const;

/** The same for pictures in messages, whose text has to be readable. */
const MESSAGE_PICTURE_SIDES = { normal: 640, large: 2048 } as const;

const PICTURE_FORMATS = ['jpeg', 'png', 'gif'] as const;

/**
 * The accepted uploads. `limitBytes` is shown to people and `maxBytes` is the largest accepted file: an image must be smaller
 * than its limit, a PDF may reach it. `maxPixels`, `formats` (of the content) and `sides` are for images only.
 */
export const UPLOAD_KINDS = {
  profilePicture: {
    extensions: ['jpg', 'jpeg', 'png', 'gif'],
    limitBytes: IMAGE_BYTES,
    maxBytes: IMAGE_BYTES - 1,
    maxPixels: 40_000_000,
    formats: PICTURE_FORMATS,
    sides: PICTURE_SIDES,
    isImage: true,
  },
  companyLogo: {
    extensions: ['jpg', 'jpeg', 'png', 'gif'],
    limitBytes: IMAGE_BYTES,
    maxBytes: IMAGE_BYTES - 1,
    maxPixels: 40_000_000,
    formats: PICTURE_FORMATS,
    sides: PICTURE_SIDES,
    isImage: true,
  },
  resume: {
    extensions: ['pdf'],
    limitBytes: RESUME_BYTES,
    maxBytes: RESUME_BYTES,
    maxPixels: 0,
    isImage: false,
  },
  messagePicture: {
    extensions: ['jpg', 'jpeg', 'png', 'webp'],
    limitBytes: MESSAGE_PICTURE_BYTES,
    maxBytes: MESSAGE_PICTURE_BYTES - 1,
    maxPixels: 40_000_000,
    formats: ['jpeg', 'png', 'webp'],
    sides: MESSAGE_PICTURE_SIDES,
    isImage: true,
  },
  messagePdf: {
    extensions: ['pdf'],
    limitBytes: RESUME_BYTES,
    maxBytes: RESUME_BYTES,
    maxPixels: 0,
    isImage: false,
  },
} as const;

/** The storage limit of one owner, in bytes. Replaced and unused files count until they are deleted. */
export const STORED_BYTES_MAX = 100 * MEGABYTE;

/** The same for the files of one owner in messages, which stay as long as the messages. */
export const MESSAGE_STORED_BYTES_MAX = 500 * MEGABYTE;

/** A file that no record names is deleted after this many hours. */
export const UNUSED_HOURS_MAX = 24;

/** How many uploads of one account may be in progress, on each server. */
export const UPLOADS_UNDERWAY_MAX = 3;

export type UploadKind = keyof typeof UPLOAD_KINDS;

/** How long a signed URL at the file store is valid. */
export const DIRECT_DOWNLOAD_SECONDS = 5 * 60;
