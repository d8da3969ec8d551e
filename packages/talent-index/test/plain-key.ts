import { skillKey } from '@talaash/lexicon/phrase';

const keys = new Map<string, string>();

/** The key of a skill. Each label is read once, since a plain search compares the skills of everybody again and again. */
export function plainKey(label: string): string {
  let key = keys.get(label);
  if (key === undefined) {
    key = skillKey(label);
    keys.set(label, key);
  }
  return key;
}
