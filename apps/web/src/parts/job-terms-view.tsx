import { payFit } from '@talaash/domain/job-terms/rule';
import type { JobTerms, Pay } from '@talaash/domain/job-terms/schema';
import {
  currencyPayWords,
  PAY_NOT_STATED,
  payAmountWords,
  payFitSentence,
  termFacts,
} from '@talaash/domain/job-terms/words';
import type { ReactNode } from 'react';
import { IconAlertCircle } from '../ui/icon/alert-circle.ts';
import { IconCircleCheck } from '../ui/icon/circle-check.ts';
import css from './job-terms-view.module.css';

interface JobTermsViewProps {
  terms: JobTerms | null | undefined;
  /** On the talent's own pages: what the talent expects. The line about it appears nowhere else. */
  expectedInLpaInr?: number | undefined;
  /** The pay before it was raised. */
  raisedFrom?: Pick<Pay, 'from' | 'to'> | undefined;
  /** Further facts at the end of the row. */
  children?: ReactNode;
}

/** The terms of a job: pay first, then the facts that the company states. */
export function JobTermsView({ terms, expectedInLpaInr, raisedFrom, children }: JobTermsViewProps) {
  const pay = terms?.pay;
  const facts = termFacts(terms);
  return (
    <div className={css['terms']}>
      <p className={css['pay']} data-stated={pay ? true : undefined}>
        {pay ? (
          <>
            <strong>{payAmountWords(pay)}</strong> <span>LPA</span>{' '}
            {raisedFrom ? (
              <del>
                {raisedFrom.from} to {raisedFrom.to}
              </del>
            ) : null}
          </>
        ) : (
          <strong>{PAY_NOT_STATED}</strong>
        )}{' '}
        {pay?.inCurrency ? <small>{currencyPayWords(pay)}, before tax</small> : null}
      </p>
      {pay && expectedInLpaInr !== undefined ? (
        <FitLine pay={pay} expectedInLpaInr={expectedInLpaInr} />
      ) : null}
      {facts.length > 0 || children ? (
        <dl className={css['facts']}>
          {facts.map(({ label, value }) => (
            <TermFact key={label} label={label}>
              {value}
            </TermFact>
          ))}
          {children}
        </dl>
      ) : null}
    </div>
  );
}

export function TermFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FitLine({ pay, expectedInLpaInr }: { pay: Pay; expectedInLpaInr: number }) {
  const fit = payFit(pay, expectedInLpaInr);
  return (
    <p className={css['fit']} data-fit={fit}>
      {fit === 'meets' ? <IconCircleCheck aria-hidden /> : <IconAlertCircle aria-hidden />}
      {payFitSentence(fit, pay, expectedInLpaInr)} <small>Only you see this line.</small>
    </p>
  );
}
