import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { fact, END, type FactPattern, number, valueOf } from './fact-pattern.ts';
import { TIMES } from './notice-fact.ts';

const seen =
  '(?:(?:recently\\s+)?(?:active|updated|logged\\s*in|online|modified|changed|last\\s+(?:active|updated|seen|login)|profiles?\\s+(?:updated|active)|updated\\s+(?:their\\s+)?profiles?))';

export const ACTIVE_FACTS: readonly FactPattern[] = [
  fact(
    `${seen}\\s*(?::|in|within|during|since)?\\s*(?:the\\s+)?(?:last|past|previous)?\\s*${number('long')}\\s*${TIMES}(?:\\s+ago)?`,
    ({ long, times: of }) => activeWithin((valueOf(long) ?? 0) * daysOf(of)),
  ),
  fact(
    `${seen}\\s*(?:in|within|during|since|on)?\\s*(?:the\\s+)?(?:this|last|past|previous|current)?\\s*(?<span>week|month|day|today|yesterday|fortnight|24\\s*hours)${END}`,
    ({ span }) => activeWithin(DAYS_OF_SPAN[span ?? ''] ?? 1),
  ),
  fact(
    `(?:recently|newly)\\s+(?:active|updated|joined|registered)${END}|(?:active|updated)\\s+recently${END}`,
    () => activeWithin(30),
  ),
];

const DAYS_OF_SPAN: Readonly<Record<string, number>> = {
  week: 7,
  month: 30,
  day: 1,
  today: 1,
  yesterday: 2,
  fortnight: 14,
};

const daysOf = (of: string | undefined): number =>
  of?.startsWith('m') === true ? 30 : of?.startsWith('w') === true ? 7 : 1;

const activeWithin = (withinDays: number): SearchCondition | undefined =>
  withinDays < 1 ? undefined : { kind: 'active', withinDays };
