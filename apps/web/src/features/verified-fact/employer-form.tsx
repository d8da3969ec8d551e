import { FACT_SENTENCES } from '@talaash/domain/verified-fact/own-words';
import { type FormEvent, useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './fact-section.module.css';
import { useMailEmployerLink } from './verified-fact.ts';

interface EmployerFormProps {
  entryId: string;
  name: string;
  onClose: () => void;
}

/** Asks for an address at the employer. */
export function EmployerForm({ entryId, name, onClose }: EmployerFormProps) {
  const [mailbox, setMailbox] = useState('');
  const mail = useMailEmployerLink();
  function submit(event: FormEvent) {
    event.preventDefault();
    mail.mutate({ entryId, mailbox }, { onSuccess: onClose });
  }
  const { error } = mail;
  const refusal = isCallError(error, 'VALIDATION_FAILED') ? error.data['mailbox'] : undefined;
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <TextField
        label={`Your address at ${name}`}
        type="email"
        autoFocus
        help={FACT_SENTENCES.mail}
        value={mailbox}
        onChange={(value) => {
          setMailbox(value);
          mail.reset();
        }}
        error={error ? (refusal ?? sentenceOf(error, FACT_SENTENCES.failed)) : undefined}
      />
      <div className={css['acts']}>
        <Button type="submit" loading={mail.isPending}>
          Send link
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
