/**
 * A part of the engine as bytes. Written, its bytes must stay as they are until the next section is asked for; read back,
 * they start at a multiple of eight in a buffer of their own, so that a typed array may view them without a copy.
 */
export type SnapshotSection = { name: string; bytes: Uint8Array };
