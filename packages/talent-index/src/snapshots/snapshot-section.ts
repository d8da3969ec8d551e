/**
 * A part of the engine as bytes. On write, the bytes must not change until the writer requests the next section. On read,
 * they start at a multiple of 8 in their own buffer: a typed array can view them without a copy.
 */
export type SnapshotSection = { name: string; bytes: Uint8Array };
