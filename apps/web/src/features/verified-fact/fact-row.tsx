import { CODE_ACCOUNT_KEY, type FactKey } from '@talaash/domain/verified-fact/statement';
import { FACT_REFUSALS, FACT_SENTENCES } from '@talaash/domain/verified-fact/own-words';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../lib/call-error.ts';
import { FactMark } from '../../parts/verified-fact.tsx';
import { Button } from '../../ui/press/button.tsx';
import { EmployerForm } from './employer-form.tsx';
import css from './fact-section.module.css';
import { type OwnFact, useRemoveFact, useVerifyCertification, useVisitCodeHost } from './verified-fact.ts';

interface FactRowProps {
  factKey: FactKey;
  name: string;
  /** Dim, after the name. */
  detail: string;
  fact: OwnFact | undefined;
  /** Begins the verification. Shown until there is a mark. */
  begin: ReactNode;
  /** What the verification does, or why it failed. */
  children?: ReactNode;
}

/** One fact: its mark with a way to remove it, or a way to begin. */
function FactRow({ factKey, name, detail, fact, begin, children }: FactRowProps) {
  const remove = useRemoveFact();
  const isWaiting = fact !== undefined && fact.verified === undefined;
  return (
    <li className={css['row']}>
      <div className={css['head']}>
        <p className={css['name']}>
          <strong>{name}</strong> <span>{detail}</span>
        </p>
        <div className={css['acts']}>
          {begin}
          {fact ? (
            <Button
              size="s"
              tone="quiet"
              aria-label={isWaiting ? `Cancel the link for ${name}` : `Remove the mark of ${name}`}
              loading={remove.isPending}
              onClick={() => remove.mutate(factKey)}
            >
              {isWaiting ? 'Cancel' : 'Remove'}
            </Button>
          ) : null}
        </div>
      </div>
      {fact?.verified ? <FactMark fact={fact.verified} /> : null}
      {fact?.mailbox ? <p className={css['note']}>{FACT_SENTENCES.pending(fact.mailbox)}</p> : null}
      {children}
    </li>
  );
}

type RowProps = Pick<FactRowProps, 'name' | 'fact'>;

export function EmployerRow({ entryId, ...row }: RowProps & { entryId: string; detail: string }) {
  const [isOpen, setOpen] = useState(false);
  const { name, fact } = row;
  return (
    <FactRow
      {...row}
      factKey={{ kind: 'employer', entryId }}
      begin={
        fact?.verified || isOpen ? null : (
          <Button
            size="s"
            aria-label={`${fact ? 'Send another link' : 'Confirm by email'}: ${name}`}
            onClick={() => setOpen(true)}
          >
            {fact ? 'Send another link' : 'Confirm by email'}
          </Button>
        )
      }
    >
      {isOpen ? <EmployerForm entryId={entryId} name={name} onClose={() => setOpen(false)} /> : null}
    </FactRow>
  );
}

export function CodeAccountRow({ isOff, ...row }: RowProps & { isOff: boolean }) {
  const visit = useVisitCodeHost();
  return (
    <FactRow
      {...row}
      detail="GitHub account"
      factKey={CODE_ACCOUNT_KEY}
      begin={
        row.fact ? null : (
          <Button
            size="s"
            disabled={isOff ? FACT_REFUSALS.codeAccountOff : false}
            loading={visit.isPending}
            onClick={() => visit.mutate({})}
          >
            Log in at GitHub
          </Button>
        )
      }
    >
      {row.fact || isOff ? null : <p className={css['note']}>{FACT_SENTENCES.codeAccount}</p>}
      <Failure error={visit.error} />
    </FactRow>
  );
}

interface CertificateRowProps extends RowProps {
  entryId: string;
  detail: string;
  mode: 'fetch' | 'stand-in' | 'off';
}

export function CertificateRow({ entryId, mode, ...row }: CertificateRowProps) {
  const verify = useVerifyCertification();
  return (
    <FactRow
      {...row}
      factKey={{ kind: 'certification', entryId }}
      begin={
        row.fact ? null : (
          <Button
            size="s"
            aria-label={`Check the link: ${row.name}`}
            disabled={mode === 'off' ? FACT_REFUSALS.certificateOff : false}
            loading={verify.isPending}
            onClick={() => verify.mutate({ entryId })}
          >
            Check the link
          </Button>
        )
      }
    >
      {row.fact || mode === 'off' ? null : (
        <p className={css['note']}>
          {mode === 'stand-in' ? FACT_SENTENCES.certificateStandIn : FACT_SENTENCES.certificate}
        </p>
      )}
      <Failure error={verify.error} />
    </FactRow>
  );
}

/** Why it did not work. The region is there before, so that it is announced. */
const Failure = ({ error }: { error: Error | null }) => (
  <p role="status" className={css['warning']}>
    {error ? sentenceOf(error, FACT_SENTENCES.failed) : null}
  </p>
);
