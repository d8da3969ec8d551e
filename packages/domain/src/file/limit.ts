export const MEGABYTE = 1024 * 1024;

/** What may be uploaded as what. `maxPixels` is for images only. */
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

/** How much of one owner is stored, in bytes. Replaced and unused files count until they are deleted. */
export const STORED_BYTES_MAX = 100 * MEGABYTE;

/** A file that no record names is deleted after this many hours. */
export const UNUSED_HOURS_MAX = 24;

/** How many uploads of one account may be underway, on each server. */
export const UPLOADS_UNDERWAY_MAX = 3;

export type UploadKind = keyof typeof UPLOAD_KINDS;

/** Pictures are stored twice, to fit into squares with these sides, in pixels. The large one has `-lg` after its id. */
export const PICTURE_SIDES = { normal: 256, large: 768 } as const;
