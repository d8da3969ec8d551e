import type { Readable } from 'node:stream';
import { ProviderFault } from '../../base/provider-fault.ts';

/** Bytes in memory, or the path of a file on this machine, which is copied. */
export type Content = Buffer | { file: string };

/** How a browser gets a file at an address of the store. */
export type DirectDownload = { contentType: string; disposition: string; seconds: number };

/** Stored bytes by path, such as talents/{uid}/resumes/{id}.pdf. The caller checks access. */
export type FileStore = {
  bucket: string;
  put(path: string, content: Content, contentType: string): Promise<void>;
  /** Throws FileMissing if there is none. */
  read(path: string): Promise<{ stream: Readable; bytes: number }>;
  readAll(path: string): Promise<Buffer>;
  /** Does nothing if there is none. */
  delete(path: string): Promise<void>;
  /** Deletes a folder, such as talents/{uid}, with everything in it. Does nothing if there is none. */
  deleteAll(folder: string): Promise<void>;
  /** The paths of all files, in no order. */
  list(): AsyncIterable<string>;
  /**
   * A signed URL at the store, valid for some seconds for anybody who has it. Throws FileMissing if there is no file. Absent if
   * browsers cannot reach the store.
   */
  directAddress?(path: string, download: DirectDownload): Promise<string>;
  /** Stores, reads and deletes a small file. @returns a sentence about the result @throws FileStoreFault */
  probe?(): Promise<string>;
};

/** There is no file at this path. */
export class FileMissing extends Error {
  override name = 'FileMissing';

  constructor() {
    super('There is no file at this path.');
  }
}

/** The store does not answer, refuses, or answers nonsense. */
export class FileStoreFault extends ProviderFault {
  override name = 'FileStoreFault';
}
