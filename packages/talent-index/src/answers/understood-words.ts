import type { Understanding } from '../question/understanding.ts';
import { readText } from '../words/question-word.ts';

/** A text whose words are all needed. */
export function understand(text: string): Understanding {
  const read = readText(text);
  const base = { facts: [], exclusions: [], brackets: null };
  if (read.kind !== 'words') return { ...base, kind: read.kind, groups: [] };
  return {
    ...base,
    kind: 'search',
    groups: read.words.map((word) => ({ anyOf: [{ kind: 'word', word }], spans: [], isNeeded: true })),
  };
}
