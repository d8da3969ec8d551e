import type { Readable } from 'node:stream';
import { ProviderFault } from '../../base/provider-fault.ts';

/** Bytes in memory, or the path of a file on this machine, which is copied. */
export type Content = Buffer | { file: string };

/** How a browser gets a file at an address of the store. */
export type DirectDownload = { contentType: string; disposition: string; seconds: number };

/** Stored bytes by path, such as talents/{uid}/resumes/{id}.pdf. Access is checked elsewhere. */
export type FileStore = {
  bucket: string;
  put(path: string, content: Content, contentType: string): Promise<void>;
  /** Throws FileMissing where there is none. */
  read(path: string): Promise<{ stream: Readable; bytes: number }>;
  readAll(path: string): Promise<Buffer>;
  /** Does nothing where there is none. */
  delete(path: string): Promise<void>;
  /** Deletes everything in a folder, such as talents/{uid}, and the folder. Does nothing where there is none. */
  deleteAll(folder: string): Promise<void>;
  /** The paths of all files, in no order. */
  list(): AsyncIterable<string>;
  /**
   * An address at the store that answers the file for some seconds, to whoever has it. Throws FileMissing where there is none.
   * Only where browsers reach the store.
   */
  directAddress?(path: string, download: DirectDownload): Promise<string>;
  /** Stores, reads and deletes a small file. @returns what was found @throws FileStoreFault */
  probe?(): Promise<string>;
};

/** There is no file at this path. */
export class FileMissing extends Error {
  override name = 'FileMissing';

  constructor() {
    super('There is no file at this path.');
  }
}

/** The store is silent, refuses or answers nonsense. */
export class FileStoreFault extends ProviderFault {
  override name = 'FileStoreFault';
}
