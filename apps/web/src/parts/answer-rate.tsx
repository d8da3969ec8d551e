import { ANSWER_RATES_MAX } from '@talaash/domain/answer-rate/limit';
import { hasAnswerMark } from '@talaash/domain/answer-rate/rule';
import type { AnswerRate } from '@talaash/domain/answer-rate/schema';
import {
  ANSWER_MARK,
  ANSWER_RATE_LABEL,
  ANSWER_RATE_NOTE,
  answerRateWords,
} from '@talaash/domain/answer-rate/words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { IconCircleCheck } from '../ui/icon/circle-check.ts';
import css from './answer-rate.module.css';
import { TermFact } from './job-terms-view.tsx';

type Side = 'talent' | 'company';
type Rates = Record<string, AnswerRate>;

const READS: Record<Side, (ids: string[]) => Promise<Rates>> = {
  talent: async (talentIds) => (await api.answerRate.ofTalents.call({ talentIds })).rates,
  company: async (companyIds) => (await api.answerRate.ofCompanies.call({ companyIds })).rates,
};

/** The ids that components ask for while they mount. One call reads them all. */
const gathered: Record<Side, { ids: Set<string>; rates: Promise<Rates> } | undefined> = {
  talent: undefined,
  company: undefined,
};

function readRate(side: Side, id: string): Promise<AnswerRate | null> {
  let batch = gathered[side];
  if (batch === undefined || batch.ids.size >= ANSWER_RATES_MAX) {
    const ids = new Set<string>();
    const rates = Promise.resolve().then(() => {
      if (gathered[side]?.ids === ids) gathered[side] = undefined;
      return READS[side]([...ids]);
    });
    batch = { ids, rates };
    gathered[side] = batch;
  }
  batch.ids.add(id);
  return batch.rates.then((rates) => rates[id] ?? null);
}

/** Rates change slowly: they leave the last three days out. */
const STALE_MS = 10 * 60_000;

const useAnswerRate = (side: Side, id: string): AnswerRate | null | undefined =>
  useQuery({
    queryKey: [...api.answerRate.key(), side, id],
    queryFn: () => readRate(side, id),
    staleTime: STALE_MS,
    // The other side's page is complete without it.
    retry: false,
  }).data;

/** How a talent or a company answers, in words. Nothing where the reader may not know it. */
export function AnswerRateLine({ side, id }: { side: Side; id: string }) {
  const rate = useAnswerRate(side, id);
  if (!rate) return null;
  return (
    <p className={css['line']} title={ANSWER_RATE_NOTE}>
      <span>{ANSWER_RATE_LABEL}</span> {answerRateWords(rate)}
    </p>
  );
}

/** The same as a fact of an invitation or a job post. */
export function AnswerRateFact({ side, id }: { side: Side; id: string }) {
  const rate = useAnswerRate(side, id);
  if (rate === null) return null;
  // While it loads, the fact has its place already.
  return (
    <TermFact label={ANSWER_RATE_LABEL}>
      <span title={ANSWER_RATE_NOTE}>{rate ? answerRateWords(rate) : '\u00a0'}</span>
    </TermFact>
  );
}

/** The mark of a talent or company that answers nearly everybody; nothing for others. */
export function AnswerMark({ side, id }: { side: Side; id: string }) {
  const rate = useAnswerRate(side, id);
  return rate && hasAnswerMark(rate) ? (
    <span className={css['mark']} title={`${ANSWER_RATE_LABEL} ${answerRateWords(rate)}`}>
      <IconCircleCheck aria-hidden />
      {ANSWER_MARK}
    </span>
  ) : null;
}
