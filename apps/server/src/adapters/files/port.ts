import type { Readable } from 'node:stream';

/** Bytes in memory, or the path of a file on this machine, which is copied. */
export type Content = Buffer | { file: string };

/** Stored bytes by path, such as talents/{uid}/resumes/{id}.pdf. Access is checked elsewhere. */
export type FileStore = {
  bucket: string;
  put(path: string, content: Content, contentType: string): Promise<void>;
  /** Throws a not-found error where there is none. */
  read(path: string): Promise<{ stream: Readable; bytes: number }>;
  readAll(path: string): Promise<Buffer>;
  /** Does nothing where there is none. */
  delete(path: string): Promise<void>;
  /** Deletes everything in a folder, such as talents/{uid}, and the folder. Does nothing where there is none. */
  deleteAll(folder: string): Promise<void>;
};
