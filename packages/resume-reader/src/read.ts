import type { Locality } from '@talaash/domain/locality/schema';
import type { ResumeAnswer } from '@talaash/domain/resume/schema';
import { RESUME_REFUSAL_SENTENCES, RESUME_WARNING_SENTENCES } from '@talaash/domain/resume/words';
import { type Pages, readPages, Refusal } from './page/document.ts';
import { linesOf } from './page/order.ts';
import { looksLikeResume } from './section/evidence.ts';
import { type Read, resumeOf } from './resume.ts';

export type ReadOptions = {
  /** The place that a text names as a whole, such as "Pune" or "Bengaluru, Karnataka". */
  findPlace(text: string): Locality | undefined;
  now: Date;
};

/** Fewer letters a page are a picture with a caption. */
const LETTERS_A_PAGE_MIN = 80;
/** A font without a map to letters gives private and unknown signs. */
const UNREADABLE_SHARE = 0.3;
const HIDDEN_LETTERS_MIN = 8;

/** Reads a resume in PDF. Bytes of any kind get an answer, never an error. */
export async function readResume(bytes: Uint8Array, { findPlace, now }: ReadOptions): Promise<ResumeAnswer> {
  try {
    const found = await readPages(bytes);
    const refusal = refusalOf(found);
    if (refusal !== undefined) return { success: false, error: refusal };
    const hasLostLetters = found.pages.some((page) => page.hasLostLetters);
    const read = resumeOf(linesOf(found.pages), found.links, { findPlace, now, hasLostLetters });
    if (!looksLikeResume(read)) return { success: false, error: RESUME_REFUSAL_SENTENCES.notResume };
    return { success: true, data: read.data, warnings: warningsOf(read, found), pages: read.pages };
  } catch (error) {
    return {
      success: false,
      error: error instanceof Refusal ? error.message : RESUME_REFUSAL_SENTENCES.broken,
    };
  }
}

function refusalOf({ pages }: Pages): string | undefined {
  const letters = pages.flatMap((page) => page.letters).filter(({ text }) => text.trim() !== '');
  if (letters.length < LETTERS_A_PAGE_MIN * pages.length) return RESUME_REFUSAL_SENTENCES.scanned;
  const unreadable = letters.filter(({ text }) => /[\p{Co}\p{Cn}\p{Cc}\ufffd]/u.test(text)).length;
  return unreadable > letters.length * UNREADABLE_SHARE ? RESUME_REFUSAL_SENTENCES.unreadable : undefined;
}

function warningsOf({ warnings }: Read, { pages }: Pages): string[] {
  const lost = pages.some(({ hasLostLetters }) => hasLostLetters)
    ? [RESUME_WARNING_SENTENCES.lostLetters]
    : [];
  const hidden = pages.reduce((sum, { hiddenCount }) => sum + hiddenCount, 0);
  return [
    ...(hidden >= HIDDEN_LETTERS_MIN ? [RESUME_WARNING_SENTENCES.hiddenText] : []),
    ...lost,
    ...warnings,
  ];
}
