import { createStore, useStore } from './store.ts';

/** The notes that every page shows while they are true, by subject, oldest first. */
const notes = createStore<ReadonlyMap<string, string>>(new Map());

/** @param text undefined removes the note */
export function setPersistentNote(about: string, text: string | undefined): void {
  const next = new Map(notes.get());
  if (text === undefined) next.delete(about);
  else next.set(about, text);
  notes.set(next);
}

export const persistentNotes = (): ReadonlyMap<string, string> => notes.get();

export const usePersistentNotes = (): ReadonlyMap<string, string> => useStore(notes);
