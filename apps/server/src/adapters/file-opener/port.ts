export type StoredPicture = { normal: Buffer; large: Buffer };
export type PictureReading = { picture: StoredPicture } | { refusal: string };

/**
 * Opens what people upload.
 *
 * A file that costs too much time or memory is refused like one that cannot be read. Rejects with `OpenerBusy` when too many
 * wait, or when no file can be opened at the moment.
 */
export type FileOpener = {
  /** The two WebP pictures of an uploaded image, turned upright and without its metadata, or why it is refused. */
  readPicture(file: string, maxPixels: number): Promise<PictureReading>;
  /** A stored picture in the size of lists. */
  smallVariant(large: Buffer): Promise<Buffer>;
  /** Why a file is not accepted as a PDF; undefined for one that only shows. */
  pdfRefusal(file: string): Promise<string | undefined>;
  close(): Promise<void>;
};

/** No file can be opened at the moment. */
export class OpenerBusy extends Error {}
