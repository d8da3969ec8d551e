/**
 * A part of the engine as bytes. When written, the bytes must not change until the next section is requested. When read
 * back, they start at a multiple of eight in their own buffer, so that a typed array can view them without a copy.
 */
export type SnapshotSection = { name: string; bytes: Uint8Array };
