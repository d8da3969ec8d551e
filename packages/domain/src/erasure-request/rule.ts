import { ERASURE_DAYS } from './limit.ts';
import { ERASURE_SENTENCES } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A talent's request that a company erase its copies, by its times. The last is null until the company says that it has. */
export type Erasure = { requestedIsoDateTimeUtc: string; confirmedIsoDateTimeUtc: string | null };

type Copies = readonly { copiedIsoDateTimeUtc: string }[];

/** Until when a company has to erase, as an ISO time. */
export const erasureDue = ({ requestedIsoDateTimeUtc }: Erasure): string =>
  new Date(Date.parse(requestedIsoDateTimeUtc) + ERASURE_DAYS * DAY_MS).toISOString();

export type ErasureState = 'asked' | 'overdue' | 'erased';

/** What became of a request; undefined without one, and once the company has copied something again. */
export function erasureState(
  { erasure, copies }: { erasure: Erasure | null; copies: Copies },
  now: number,
): ErasureState | undefined {
  if (erasure === null) return undefined;
  const { confirmedIsoDateTimeUtc: confirmed } = erasure;
  if (confirmed === null) return now > Date.parse(erasureDue(erasure)) ? 'overdue' : 'asked';
  return copies.every(({ copiedIsoDateTimeUtc }) => copiedIsoDateTimeUtc <= confirmed) ? 'erased' : undefined;
}

/** Why a talent cannot ask a company to erase its copies; undefined if they can. */
export function erasureRefusal(
  holder: { erasure: Erasure | null; copies: Copies },
  now: number,
): string | undefined {
  if (holder.copies.length === 0) return ERASURE_SENTENCES.noCopies;
  const state = erasureState(holder, now);
  if (state === undefined) return undefined;
  return state === 'erased' ? ERASURE_SENTENCES.erasedAlready : ERASURE_SENTENCES.askedAlready;
}
