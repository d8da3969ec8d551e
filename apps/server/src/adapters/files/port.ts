import type { Readable } from 'node:stream';

/** Stored bytes by path, such as talents/{uid}/resumes/{id}.pdf. Access is checked elsewhere. */
export type FileStore = {
  bucket: string;
  put(path: string, content: Buffer, contentType: string): Promise<void>;
  /** Throws a not-found error where there is none. */
  read(path: string): Promise<{ stream: Readable; bytes: number }>;
  readAll(path: string): Promise<Buffer>;
  /** Does nothing where there is none. */
  delete(path: string): Promise<void>;
};
