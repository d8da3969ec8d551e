import { PRESENT_PLACE_NAMES } from '@talaash/lexicon/place-name';

/** One key for all names of a place: case, accents and other names do not matter. */
export function placeKey(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return PRESENT_PLACE_NAMES.get(folded) ?? folded;
}
