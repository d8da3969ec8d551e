import { OLD_NAMES } from './old-name.ts';

const CURRENT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(OLD_NAMES).flatMap(([name, old]) => old.map((one) => [one, name] as const)),
);

/** One key for all names of a place: case, accents and old names do not matter. */
export function placeKey(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return CURRENT_NAMES.get(folded) ?? folded;
}
