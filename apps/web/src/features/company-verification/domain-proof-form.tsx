import { copiedSentence, COPY_FAILED_SENTENCE } from '@talaash/domain/clipboard/words';
import { COMPANY_DOMAIN_SENTENCES } from '@talaash/domain/company-verification/words';
import { type FormEvent, useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { copyText } from '../../lib/clipboard.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import css from './domain-section.module.css';
import { type CompanyDomain, useCheckDomain, useMailLink } from './domains.ts';

/** The two ways to prove a domain. */
export function DomainProofForm({
  companyDomain: { domain, record, mailbox },
}: {
  companyDomain: CompanyDomain;
}) {
  const check = useCheckDomain();
  return (
    <div className={css['proof']}>
      <p className={css['note']}>{COMPANY_DOMAIN_SENTENCES.dns}</p>
      <dl className={css['record']}>
        <RecordPart label="Name" value={record.name} />
        <RecordPart label="Value" value={record.value} />
      </dl>
      <div className={css['line']}>
        <Button loading={check.isPending} onClick={() => check.mutate({ domain })}>
          Check the record
        </Button>
        <p role="status" className={css['warning']}>
          {check.isError ? sentenceOf(check.error, COMPANY_DOMAIN_SENTENCES.failed) : null}
        </p>
      </div>
      <MailForm domain={domain} mailbox={mailbox} />
    </div>
  );
}

function RecordPart({ label, value }: { label: string; value: string }) {
  async function copy() {
    if (await copyText(value)) toast.success(copiedSentence(label));
    else toast.error(COPY_FAILED_SENTENCE);
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <Button
          size="s"
          tone="quiet"
          aria-label={`Copy the ${label.toLowerCase()}`}
          onClick={() => void copy()}
        >
          Copy
        </Button>
      </dd>
    </div>
  );
}

function MailForm({ domain, mailbox }: { domain: string; mailbox: string | undefined }) {
  const [typed, setTyped] = useState(mailbox ?? '');
  const mail = useMailLink();
  function submit(event: FormEvent) {
    event.preventDefault();
    mail.mutate({ domain, mailbox: typed });
  }
  const { error } = mail;
  const refusal = isCallError(error, 'VALIDATION_FAILED') ? error.data['mailbox'] : undefined;
  return (
    <form className={css['line']} onSubmit={submit} noValidate>
      <TextField
        label="Email address"
        type="email"
        help={COMPANY_DOMAIN_SENTENCES.mail}
        placeholder={`you@${domain}`}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          mail.reset();
        }}
        error={error ? (refusal ?? sentenceOf(error, COMPANY_DOMAIN_SENTENCES.failed)) : undefined}
      />
      <Button type="submit" loading={mail.isPending}>
        Send link
      </Button>
    </form>
  );
}
