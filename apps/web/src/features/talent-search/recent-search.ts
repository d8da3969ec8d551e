import { keepDraft, readDraft } from '../../lib/draft.ts';

const RECENT_MAX = 8;

/** This person's recent search texts on this device, newest first. They are deleted on logging out. */
export const readRecentSearches = (key: string | undefined): string[] =>
  readDraft<string[]>(key)?.values.filter((text) => typeof text === 'string') ?? [];

/** Puts a text first. It replaces an earlier text that it continues, which was unfinished. */
export function keepRecentSearch(key: string | undefined, text: string): void {
  const kept = text.trim();
  if (key === undefined || kept.length < 2) return;
  const others = readRecentSearches(key).filter(
    (other) => !kept.toLowerCase().startsWith(other.toLowerCase()),
  );
  const values = [kept, ...others].slice(0, RECENT_MAX);
  keepDraft(key, { values, keptAt: Date.now(), basedOn: undefined });
}
