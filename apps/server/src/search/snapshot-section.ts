/**
 * A part of the engine as bytes. Written, its bytes must stay as they are until the next section is asked for; read back,
 * they start at a multiple of eight in a buffer of their own, so that a typed array may view them without a copy.
 */
export type SnapshotSection = { name: string; bytes: Uint8Array };

/**
 * How the sections are laid out. To be raised with every change of that, and of what is read from a word, of what a talent
 * is searched by and of who is in search: a snapshot of another number is not read, and the index is built anew.
 */
export const SNAPSHOT_LAYOUT = 1;
