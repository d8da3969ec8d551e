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

export type UploadKind = keyof typeof UPLOAD_KINDS;

/** Pictures are stored twice, to fit into squares with these sides, in pixels. The large one has `-lg` after its id. */
export const PICTURE_SIDES = { normal: 256, large: 768 } as const;
