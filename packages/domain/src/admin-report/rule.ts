import type { ErrorCode } from '../base/error-code.ts';
import type { ReportCaseState } from '../report/choice.ts';
import { REPORT_PROMISE_HOURS } from './limit.ts';
import { ADMIN_REPORT_SENTENCES, decidedAlreadySentence } from './words.ts';

type Refusal = { code: ErrorCode; message: string };

/** Whether a report waits for longer than the promise. */
export const isReportLate = (waitingSinceMs: number, nowMs: number): boolean =>
  nowMs - waitingSinceMs > REPORT_PROMISE_HOURS * 60 * 60 * 1000;

export type DecisionFacts = {
  state: ReportCaseState;
  /** Whether the report is about the admin's own account. */
  isAboutAdmin: boolean;
  /** Whether the admin is one of those who reported it. */
  isReporter: boolean;
  /** The name of the admin who decided it; undefined if nobody did, or the account is deleted. */
  decidedByName: string | undefined;
};

/** Whether an admin has asked for the ban of a report, and which. */
export type BanAsked = 'byNobody' | 'bySelf' | 'byAnother';

/**
 * What a ban by this admin does: it takes two of them, where there are two. `ask`: it waits for another admin. `ban`: it is decided.
 * `wait`: this admin has asked, and cannot confirm it.
 * @param isAnotherThere whether another admin could decide: one who is neither the person, nor a reporter
 */
export function banStep({
  banAsked,
  isAnotherThere,
}: {
  banAsked: BanAsked;
  isAnotherThere: boolean;
}): 'ask' | 'ban' | 'wait' {
  if (banAsked === 'byAnother' || !isAnotherThere) return 'ban';
  return banAsked === 'bySelf' ? 'wait' : 'ask';
}

/** Why an admin cannot hand a report to a colleague; undefined if they can. */
export function askRefusal(facts: DecisionFacts & { isColleagueThere: boolean }): Refusal | undefined {
  const refused = facts.state === 'appealed' ? roleRefusal(facts) : decisionRefusal(facts);
  if (refused) return refused;
  return facts.isColleagueThere
    ? undefined
    : { code: 'BUSINESS_RULE_VIOLATION', message: ADMIN_REPORT_SENTENCES.colleagueUnfit };
}

/** Why an admin cannot decide a report; undefined if they can. */
export function decisionRefusal(facts: DecisionFacts): Refusal | undefined {
  const refused = roleRefusal(facts);
  if (refused) return refused;
  if (facts.state !== 'open')
    return { code: 'CONFLICT', message: decidedAlreadySentence(facts.decidedByName) };
  return undefined;
}

/** Nobody decides about themselves, or what they have reported. */
function roleRefusal({ isAboutAdmin, isReporter }: DecisionFacts): Refusal | undefined {
  if (isAboutAdmin) return { code: 'BUSINESS_RULE_VIOLATION', message: ADMIN_REPORT_SENTENCES.aboutAdmin };
  return isReporter
    ? { code: 'BUSINESS_RULE_VIOLATION', message: ADMIN_REPORT_SENTENCES.reporter }
    : undefined;
}

export type AppealDecisionFacts = DecisionFacts & {
  /** Whether the admin made the decision that the appeal is against, or asked for it. */
  hasDecided: boolean;
  /** Whether another admin could decide: one who is neither the person, nor a reporter, nor one of those who decided. */
  isAnotherThere: boolean;
};

/** Why an admin cannot decide an appeal; undefined if they can. */
export function appealDecisionRefusal(facts: AppealDecisionFacts): Refusal | undefined {
  if (facts.isAboutAdmin)
    return { code: 'BUSINESS_RULE_VIOLATION', message: ADMIN_REPORT_SENTENCES.ownAppeal };
  if (facts.isReporter) return { code: 'BUSINESS_RULE_VIOLATION', message: ADMIN_REPORT_SENTENCES.reporter };
  if (facts.state !== 'appealed')
    return { code: 'CONFLICT', message: ADMIN_REPORT_SENTENCES.appealDecidedAlready };
  if (facts.hasDecided && facts.isAnotherThere)
    return { code: 'BUSINESS_RULE_VIOLATION', message: ADMIN_REPORT_SENTENCES.ownDecision };
  return undefined;
}
