import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import {
  fact,
  END,
  type FactPattern,
  type Groups,
  MOST,
  OR_LESS,
  SPELT,
  TO,
  valueOf,
} from './fact-pattern.ts';

/** Three months are 13 weeks. */
const WEEKS_OF_MONTH = 52 / 12;
/** "Immediately" means within this time. */
const IMMEDIATE_WEEKS = 1;
/** Somebody who is serving notice can start within a month. */
const SERVING_WEEKS = WEEKS_OF_MONTH;

export const TIMES = '(?<times>days?|d|weeks?|wks?|months?|mos?)(?![a-z0-9])';
const during = `(?:(?:\\d{1,3}|${SPELT})(?:${TO}|\\s*or\\s*))?(?<long>\\d{1,3}(?!\\.?\\d)|(?:${SPELT}|a)(?![a-z]))\\s*${TIMES}'?`;
const noticeWord = '(?:notice(?:\\s+period)?|np|n\\.p\\.?)(?![a-z])';
const joiner = '(?:joiners?|joining|joinee|joinees)(?![a-z])';

/** Converts a period as typed to weeks. 30, 60 and 90 days are months. */
function weeksOf(long: string | undefined, of: string | undefined): number {
  const value = valueOf(long) ?? 0;
  if (of?.startsWith('m') === true) return value * WEEKS_OF_MONTH;
  if (of?.startsWith('w') === true) return value;
  return value > 0 && value % 30 === 0 ? (value / 30) * WEEKS_OF_MONTH : value / 7;
}

const WEEKS_MAX = 52;

function noticeWithin(weeks: number): SearchCondition | undefined {
  return weeks > WEEKS_MAX ? undefined : { kind: 'notice', maxWeeks: weeks };
}

/** Usual notice periods, in days. */
const USUAL_DAYS = [7, 15, 30, 45, 60, 90];

/** The meaning of "no 90 days notice": the next shorter usual period. Undefined for the shortest. */
export function shorterNotice(maxWeeks: number): SearchCondition | undefined {
  const days = USUAL_DAYS.findLast((one) => weeksOf(String(one), 'd') < maxWeeks);
  return days === undefined ? undefined : noticeWithin(weeksOf(String(days), 'd'));
}

const within = ({ long, times: of }: Groups) => noticeWithin(weeksOf(long, of));

const canStart =
  '(?:(?:who\\s+)?(?:can|could|should|must|able\\s+to|available\\s+to|ready\\s+to|willing\\s+to)\\s+)?(?:join|joins|start|starts|joining|available|starting|availability|onboard)(?:\\s+(?:us|work|date))?';

const noticeLabel = `(?:${noticeWord}(?:\\s*(?:of|is|:|-|should\\s+be|must\\s+be))*\\s*)?`;

export const NOTICE_FACTS: readonly FactPattern[] = [
  // "Immediate to 30 days": the longest is still welcome.
  fact(
    `${noticeLabel}(?:immediate(?:ly)?|(?:currently\\s+)?serving(?:\\s+${noticeWord})?)(?:\\s+(?:${joiner}|available))?\\s*(?:-|/|,|or(?![a-z])|to(?![a-z])|${MOST})\\s*(?:${MOST}\\s*)?${during}(?:\\s*(?:of\\s+)?(?:${noticeWord}|${joiner}))?`,
    within,
  ),
  fact(
    `(?:${MOST}\\s+(?:of\\s+)?)?(?:a\\s+)?${during}\\s*(?:of\\s+)?(?:${noticeWord}|${joiner})(?:\\s+(?:max(?:imum)?|only))?`,
    within,
  ),
  fact(
    `${noticeWord}(?:\\s*(?:of|is|:|-|should\\s+be|must\\s+be|to|${MOST}|period))*\\s*${during}(?:\\s*(?:or\\s+less|max(?:imum)?|or\\s+below))?`,
    within,
  ),
  // "Notice 15-30" is in days.
  fact(
    `(?:${MOST}\\s+)?${noticeWord}(?:\\s*(?:of|is|:|-|should\\s+be|must\\s+be|to|${MOST}|period))*\\s*(?:\\d{1,2}${TO})?(?<long>0|7|10|15|20|21|30|45|60|75|90)(?![\\w%]|\\.\\d)`,
    ({ long }) => noticeWithin(weeksOf(long, 'd')),
  ),
  fact(
    `(?:abhi|aaj)(?:\\s+hi)?(?:\\s+se)?\\s+${canStart}${END}(?:\\s+(?:kare|karne|kar\\s+sake)${END})?`,
    () => noticeWithin(IMMEDIATE_WEEKS),
  ),
  fact(
    `${canStart}\\s+(?:in|within|by|after|under|before)\\s+(?:(?:max(?:imum)?|next|a|the)\\s+)?${during}(?:\\s+(?:time|or\\s+less))?`,
    within,
  ),
  fact(
    `${canStart}\\s+(?:(?:within|by|in|before)\\s+)?(?:(?:the\\s+)?end\\s+of\\s+)?(?:this|the|current|same)\\s+(?<times>week|month)${END}`,
    ({ times: of }) => noticeWithin(weeksOf('1', of)),
  ),
  fact(`${canStart}\\s+(?:from|by|in)?\\s*(?:next|coming)\\s+(?<times>week|month)${END}`, ({ times: of }) =>
    noticeWithin(weeksOf(of === 'week' ? '2' : '1', of)),
  ),
  fact(`(?:currently\\s+|is\\s+|already\\s+)?serving\\s+(?:(?:their|his|her|a|the)\\s+)?${noticeWord}`, () =>
    noticeWithin(SERVING_WEEKS),
  ),
  fact(
    `${noticeLabel}(?:(?:${canStart}\\s+|need(?:ed)?\\s+|required\\s+)(?:immediate(?:ly)?|asap|now|right\\s+away|at\\s+once|at\\s+the\\s+earliest|today|tomorrow)${END}|(?:immediate(?:ly)?|imm|urgent(?:ly)?|asap|early|quick|spot)\\s*(?:available(?:\\s+to\\s+join)?|availability|start|${joiner})${END}|(?:no|zero|without|0)\\s+(?:days?\\s+)?${noticeWord}|immediate(?:ly)?${END}(?!\\s+(?:requirement|opening|need|hiring|vacancy|position|manager|supervisor|family|impact|effect|feedback))|asap${END})`,
    () => noticeWithin(IMMEDIATE_WEEKS),
  ),
];

/** "15 days" and "within a month" alone can only be a notice period. */
export const BARE_NOTICE_FACTS: readonly FactPattern[] = [
  fact(
    `(?:${MOST}\\s+)?(?:\\d{1,2}${TO})?(?<long>0|7|10|15|20|30|45|60|90)\\s*(?<times>days?|d)(?![a-z0-9])(?:\\s*${OR_LESS}${END})?`,
    within,
  ),
  fact(`(?:in\\s+)?${during}\\s*,?\\s*(?:max(?:imum)?|at\\s+(?:the\\s+latest|most))${END}`, within),
  fact(`(?:at\\s+the\\s+latest|latest)\\s+(?:in|within|by|after)\\s+${during}${END}`, within),
  fact(
    `(?:within|up\\s*to|max(?:imum)?)\\s+${during}${END}(?!\\s*(?:of\\s+)?(?:exp|work|training|contract))`,
    within,
  ),
];
