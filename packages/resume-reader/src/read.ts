import type { Locality } from '@talaash/domain/locality/schema';
import type { ResumeAnswer } from '@talaash/domain/resume/schema';
import { RESUME_REFUSAL_SENTENCES, RESUME_WARNING_SENTENCES } from '@talaash/domain/resume/words';
import { type Pages, readPages, Refusal } from './page/document.ts';
import { linesOf } from './page/order.ts';
import { looksLikeResume } from './section/evidence.ts';
import { type Read, resumeOf } from './resume.ts';

export type ReadOptions = {
  /** Finds the place for a text that names only a place, such as "Pune" or "Bengaluru, Karnataka". */
  findPlace(text: string): Locality | undefined;
  now: Date;
};

/** A page with fewer letters is an image with a caption. */
const LETTERS_A_PAGE_MIN = 80;
/** A font without a map to letters yields private-use and unknown characters. */
const UNREADABLE_SHARE = 0.3;
const HIDDEN_LETTERS_MIN = 8;

/** A visible line, and its page (from 1). */
export type VisibleLine = { page: number; text: string };

/**
 * `visible`: the lines in reading order. Undefined if the reading failed, or if the text may differ from what people see because
 * letters are hidden or unreadable.
 */
export type Reading = { answer: ResumeAnswer; visible?: VisibleLine[] };

/** Reads a resume in PDF. Returns an answer for any bytes and never throws. */
export const readResume = async (bytes: Uint8Array, options: ReadOptions): Promise<ResumeAnswer> =>
  (await readResumeText(bytes, options)).answer;

/** Like `readResume`, and also returns the visible text. */
export async function readResumeText(bytes: Uint8Array, { findPlace, now }: ReadOptions): Promise<Reading> {
  try {
    const found = await readPages(bytes);
    const refusal = refusalOf(found);
    if (refusal !== undefined) return { answer: { success: false, error: refusal } };
    const hasLostLetters = found.pages.some((page) => page.hasLostLetters);
    const lines = linesOf(found.pages);
    const read = resumeOf(lines, found.links, { findPlace, now, hasLostLetters });
    if (!looksLikeResume(read))
      return { answer: { success: false, error: RESUME_REFUSAL_SENTENCES.notResume } };
    const isSafe = !hasLostLetters && !hasHiddenText(found);
    return {
      answer: { success: true, data: read.data, warnings: warningsOf(read, found), pages: read.pages },
      ...(isSafe && { visible: lines.map(({ page, text }) => ({ page, text })) }),
    };
  } catch (error) {
    const sentence = error instanceof Refusal ? error.message : RESUME_REFUSAL_SENTENCES.broken;
    return { answer: { success: false, error: sentence } };
  }
}

function refusalOf({ pages }: Pages): string | undefined {
  const letters = pages.flatMap((page) => page.letters).filter(({ text }) => text.trim() !== '');
  if (letters.length < LETTERS_A_PAGE_MIN * pages.length) return RESUME_REFUSAL_SENTENCES.scanned;
  const unreadable = letters.filter(({ text }) => /[\p{Co}\p{Cn}\p{Cc}\ufffd]/u.test(text)).length;
  return unreadable > letters.length * UNREADABLE_SHARE ? RESUME_REFUSAL_SENTENCES.unreadable : undefined;
}

const hasHiddenText = ({ pages }: Pages): boolean =>
  pages.reduce((sum, { hiddenCount }) => sum + hiddenCount, 0) >= HIDDEN_LETTERS_MIN;

function warningsOf({ warnings }: Read, found: Pages): string[] {
  const lost = found.pages.some(({ hasLostLetters }) => hasLostLetters)
    ? [RESUME_WARNING_SENTENCES.lostLetters]
    : [];
  return [...(hasHiddenText(found) ? [RESUME_WARNING_SENTENCES.hiddenText] : []), ...lost, ...warnings];
}
