import type { Line } from '../page/line.ts';
import { hasDate } from '../words/date.ts';
import { isCompany, isTitle } from '../words/title.ts';
import { type FindPlace, isFocus, trimmed, withoutPlace } from '../entry/piece.ts';

const NEAR_LINES = 5;
const LENGTH_MAX = 100;
const ASPIRING = /^(?:aspiring|fresher|student|final year|freelance)\b/i;

/** The title beside or below the name. */
export function headlineOf(
  top: readonly Line[],
  nameLine: Line | undefined,
  findPlace: FindPlace,
): { title: string; page: number } | undefined {
  const at = nameLine === undefined ? -1 : top.indexOf(nameLine);
  const near = at < 0 ? top.slice(0, NEAR_LINES) : top.slice(Math.max(0, at - 1), at + NEAR_LINES);
  for (const line of near) {
    for (const { text } of line.segments) {
      const title = titleIn(text, findPlace);
      if (title !== undefined) return { title, page: line.page };
    }
  }
  return undefined;
}

function titleIn(text: string, findPlace: FindPlace): string | undefined {
  if (text.length > 200) return undefined;
  const [whole = ''] = text.split(
    /\s+[|•·●]\s+|\s+at\s+|\s+@\s+|\s\||\s+(?:with|having)\s+(?=(?:over|more|around|nearly|about)\b|\d)/u,
  );
  const [front = '', tail] = whole.split(/\s+[-–—]\s+/u);
  const first = tail === undefined || isFocus(tail) ? whole : front;
  if (/@\w|https?:|\d{5}/.test(first)) return undefined;
  const written = trimmed(
    first
      .replace(
        /^(?:current\s+)?(?:title|designation|role|position|job title|applying for|post applied for)\s*[:–-]\s*/i,
        '',
      )
      .replace(/\s*,\s*$/, ''),
  );
  const { rest: plain } = withoutPlace(written, findPlace);
  const isShort = plain.length <= LENGTH_MAX && plain.split(' ').length <= 8 && !/[.!?]$/.test(plain);
  return isShort && !hasDate(plain) && !isCompany(plain) && (isTitle(plain) || ASPIRING.test(plain))
    ? plain
    : undefined;
}
