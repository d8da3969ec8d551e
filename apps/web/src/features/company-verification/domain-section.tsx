import { VERIFIED_DOMAIN_MARK } from '@talaash/domain/company-verification/mark-words';
import { COMPANY_DOMAIN_SENTENCES, failingSentence } from '@talaash/domain/company-verification/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { IconRosetteCheck } from '../../ui/icon/rosette-check.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './domain-section.module.css';
import {
  type CompanyDomain,
  useAddDomain,
  useCompanyDomains,
  useConfirmDomain,
  useDeleteDomain,
} from './domains.ts';
import { DomainProofForm } from './domain-proof-form.tsx';

/** The company's domains with their proofs. `code` is that of a mailed link which was just opened. */
export function DomainSection({ code, onCodeUsed }: { code: string | undefined; onCodeUsed: () => void }) {
  const domains = useCompanyDomains();
  return (
    <Section id="domains" title={COMPANY_DOMAIN_SENTENCES.title}>
      <div className={css['parts']}>
        {code === undefined ? null : <ConfirmBanner code={code} onUsed={onCodeUsed} />}
        <p className={css['note']}>{COMPANY_DOMAIN_SENTENCES.intro}</p>
        {domains.isPending ? <TextSkeleton lines={2} label="Loading your domains" /> : null}
        {domains.isError ? (
          <QueryFailure title={COMPANY_DOMAIN_SENTENCES.loadFailed} queries={[domains]} />
        ) : null}
        {domains.data && domains.data.list.length > 0 ? (
          <ul className={css['list']}>
            {domains.data.list.map((one) => (
              <DomainRow key={one.domain} companyDomain={one} />
            ))}
          </ul>
        ) : null}
        {domains.data ? <AddDomain /> : null}
      </div>
    </Section>
  );
}

/** A press, so that a program that opens links proves nothing. */
function ConfirmBanner({ code, onUsed }: { code: string; onUsed: () => void }) {
  const confirm = useConfirmDomain();
  const place = useRef<HTMLDivElement>(null);
  // It stands below the form, and who opens the link comes for it.
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no clean-up.
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Banner
        live
        tone={confirm.isError ? 'bad' : 'info'}
        title={COMPANY_DOMAIN_SENTENCES.confirm}
        actions={
          <Button
            tone="primary"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ code }, { onSuccess: onUsed })}
          >
            Confirm
          </Button>
        }
      >
        {confirm.isError
          ? sentenceOf(confirm.error, COMPANY_DOMAIN_SENTENCES.failed)
          : COMPANY_DOMAIN_SENTENCES.confirmText}
      </Banner>
    </div>
  );
}

function DomainRow({ companyDomain: one }: { companyDomain: CompanyDomain }) {
  const [isOpen, setOpen] = useState(one.verified === undefined);
  const remove = useDeleteDomain();
  const confirm = useConfirm();
  const { domain, verified, failing } = one;
  async function confirmAndRemove() {
    const isSure = await confirm({
      title: `Remove ${domain}?`,
      body: verified ? 'Talents no longer see the mark.' : 'Its DNS record is then no longer needed.',
    });
    if (isSure) remove.mutate({ domain });
  }
  const isShown = isOpen || verified === undefined || failing !== undefined;
  return (
    <li className={css['row']}>
      <div className={css['head']}>
        <strong>{domain}</strong>
        {verified ? (
          <span className={css['mark']}>
            <IconRosetteCheck aria-hidden />
            <span>
              {VERIFIED_DOMAIN_MARK}, <LocalText of={() => formatDate(verified.confirmedIsoDateTimeUtc)} />
            </span>
          </span>
        ) : (
          <span className={css['note']}>Not verified</span>
        )}
        <span className={css['acts']}>
          {isShown ? null : (
            <Button size="s" tone="quiet" onClick={() => setOpen(true)}>
              Show proof
            </Button>
          )}
          <Button
            size="s"
            tone="quiet"
            aria-label={`Remove ${domain}`}
            loading={remove.isPending}
            onClick={() => void confirmAndRemove()}
          >
            Remove
          </Button>
        </span>
      </div>
      {verified && failing ? (
        <p className={css['warning']}>
          <LocalText
            of={() => failingSentence(verified.method, formatDate(failing.graceEndsIsoDateTimeUtc))}
          />
        </p>
      ) : null}
      {one.lostIsoDateTimeUtc ? <p className={css['warning']}>{COMPANY_DOMAIN_SENTENCES.lost}</p> : null}
      {isShown ? <DomainProofForm companyDomain={one} /> : null}
    </li>
  );
}

function AddDomain() {
  const [typed, setTyped] = useState('');
  const add = useAddDomain();
  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate({ domain: typed }, { onSuccess: () => setTyped('') });
  }
  const { error } = add;
  const refusal = isCallError(error, 'VALIDATION_FAILED') ? error.data['domain'] : undefined;
  return (
    <form className={css['line']} onSubmit={submit} noValidate>
      <TextField
        label="Domain"
        placeholder="example.com"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          add.reset();
        }}
        error={error ? (refusal ?? sentenceOf(error, COMPANY_DOMAIN_SENTENCES.failed)) : undefined}
      />
      <Button type="submit" loading={add.isPending}>
        Add domain
      </Button>
    </form>
  );
}
