/** What may be uploaded where. */
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
