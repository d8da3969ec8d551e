export type StoredPicture = { normal: Buffer; large: Buffer };
export type PictureReading = { picture: StoredPicture } | { refusal: string };

/**
 * Opens uploaded files.
 *
 * It refuses a file that takes too much time or memory like an unreadable one. Rejects with `OpenerBusy` if too many wait, or if
 * no process can be started.
 */
export type FileOpener = {
  /** The two WebP pictures of an uploaded image, turned upright and without its metadata, or why it is refused. */
  readPicture(file: string, maxPixels: number): Promise<PictureReading>;
  /** A stored picture in the size of lists. */
  smallVariant(large: Buffer): Promise<Buffer>;
  /** Why a file is refused as a PDF; undefined if it only displays content. */
  pdfRefusal(file: string): Promise<string | undefined>;
  close(): Promise<void>;
};

/** No file can be opened at the moment. */
export class OpenerBusy extends Error {}
