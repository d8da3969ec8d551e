export type StoredPicture = { normal: Buffer; large: Buffer };
/** `size` is that of the normal picture, in pixels. */
export type PictureReading =
  | { picture: StoredPicture; size: { width: number; height: number } }
  | { refusal: string };

/** What a picture may be, and how large it is stored. */
export type PictureRule = {
  maxPixels: number;
  /** Of the content, whatever the file is called. */
  formats: readonly string[];
  sides: { normal: number; large: number };
};

/**
 * Opens uploaded files.
 *
 * It refuses a file that takes too much time or memory like an unreadable one. Rejects with `OpenerBusy` if too many wait, or if
 * no process can be started.
 */
export type FileOpener = {
  /** The two WebP pictures of an uploaded image, turned upright and without its metadata, or why it is refused. */
  readPicture(file: string, rule: PictureRule): Promise<PictureReading>;
  /** A stored picture in the size of lists. */
  smallVariant(large: Buffer): Promise<Buffer>;
  /** Why a file is refused as a PDF; undefined if it only displays content. */
  pdfRefusal(file: string): Promise<string | undefined>;
  close(): Promise<void>;
};

/** No file can be opened at the moment. */
export class OpenerBusy extends Error {}
