import type { Sanction } from '@talaash/contract/sanction';
import { appealRefusal } from '@talaash/domain/sanction/rule';
import type { SanctionRow } from './queries.ts';

/** For the account that it is about: without who decided, and who reported. */
export function toSanction({ sanction, subject }: SanctionRow, nowMs: number): Sanction {
  const { appealText, appealedAt, appealOutcome, appealAnswer, createdIsoDateTimeUtc } = sanction;
  const facts = {
    decidedAt: Date.parse(createdIsoDateTimeUtc),
    hasAppealed: appealedAt !== null,
    isLifted: isLifted(sanction),
  };
  return {
    sanctionId: sanction.sanctionId,
    act: sanction.act,
    subject,
    excerpt: sanction.excerpt,
    text: sanction.text,
    untilIsoDateTimeUtc: sanction.untilAt,
    createdIsoDateTimeUtc,
    endedIsoDateTimeUtc: sanction.endedAt ?? (isOver(sanction, nowMs) ? sanction.untilAt : null),
    canAppeal: appealRefusal(facts, nowMs) === undefined,
    appeal:
      appealText === null || appealedAt === null
        ? null
        : { text: appealText, isoDateTimeUtc: appealedAt, outcome: appealOutcome, answer: appealAnswer },
    hasPaidTime: sanction.hasPaidTime,
  };
}

type Row = SanctionRow['sanction'];

const isOver = ({ untilAt }: Row, nowMs: number) => untilAt !== null && Date.parse(untilAt) <= nowMs;

/** Whether an admin took it back, and it did not just end. */
export const isLifted = ({ endedAt, untilAt }: Row): boolean =>
  endedAt !== null && (untilAt === null || Date.parse(endedAt) < Date.parse(untilAt));
