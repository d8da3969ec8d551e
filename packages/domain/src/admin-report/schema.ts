import { id, optionalText, text, z } from '../base/schema.ts';
import { APPEAL_OUTCOMES, REPORT_DECISIONS } from '../sanction/choice.ts';
import { DECISION_TEXT_LENGTH_MAX, DECISION_TEXT_LENGTH_MIN, SANCTION_DAYS_MAX } from '../sanction/limit.ts';
import { ASK_NOTE_LENGTH_MAX } from './limit.ts';
import { needsDays } from '../sanction/rule.ts';
import { ADMIN_REPORT_SENTENCES } from './words.ts';

const decisionText = () => text(DECISION_TEXT_LENGTH_MIN, DECISION_TEXT_LENGTH_MAX);

/** A decision about everything that was reported of one thing. */
export const Decision = z
  .strictObject({
    caseId: id(),
    decision: z.enum(REPORT_DECISIONS),
    /** For how many days the account is limited or suspended. */
    days: z.number().int().min(1).max(SANCTION_DAYS_MAX).optional(),
    /** What was wrong and why, for the person; absent if nothing was wrong. */
    textToPerson: decisionText().optional(),
    /** The outcome in plain words, for those who reported it. */
    textToReporters: decisionText(),
  })
  .refine(({ decision, days }) => !needsDays(decision) || days !== undefined, {
    path: ['days'],
    error: ADMIN_REPORT_SENTENCES.daysMissing,
  })
  .refine(({ decision, textToPerson }) => decision === 'nothing' || textToPerson !== undefined, {
    path: ['textToPerson'],
    error: ADMIN_REPORT_SENTENCES.textMissing,
  });
export type Decision = z.infer<typeof Decision>;

export const AppealDecision = z.strictObject({
  caseId: id(),
  ruling: z.enum(APPEAL_OUTCOMES),
  /** Why, for the person who appealed. */
  answer: decisionText(),
});
export type AppealDecision = z.infer<typeof AppealDecision>;

/** Hands a case to another admin. */
export const Ask = z.strictObject({
  caseId: id(),
  adminUid: id(),
  note: optionalText(1, ASK_NOTE_LENGTH_MAX),
});
export type Ask = z.infer<typeof Ask>;
