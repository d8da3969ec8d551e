import { createStore, useStore } from './store.ts';

/** What every page says as long as it is true, by what it is about; in the order in which it began. */
const notes = createStore<ReadonlyMap<string, string>>(new Map());

/** @param text undefined when it is not true any more */
export function setPersistentNote(about: string, text: string | undefined): void {
  const next = new Map(notes.get());
  if (text === undefined) next.delete(about);
  else next.set(about, text);
  notes.set(next);
}

export const persistentNotes = (): ReadonlyMap<string, string> => notes.get();

export const usePersistentNotes = (): ReadonlyMap<string, string> => useStore(notes);
