import { CONTACT_MESSAGE_LENGTH_MAX } from '@talaash/domain/contact-message/limit';
import { CONTACT_MESSAGE_SENTENCES, contactReceivedSentence } from '@talaash/domain/contact-message/words';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { DraftNote, FormFailure, RestoredDraft, SaveButton, WhatIsMissing } from '../../lib/form-foot.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useViewer } from '../../lib/session.ts';
import { useProof } from '../../lib/use-proof.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { KeyCaps } from '../../ui/key/key-cap.tsx';
import { useSendKey } from '../../ui/key/send-key.ts';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './contact-message.module.css';
import { TopicList } from './topic-list.tsx';

const CONTACT = lateSchema(async () => (await import('@talaash/domain/contact-message/schema')).ContactForm);

type Sent = { referenceId: string; email: string };

/** The contact page: a form, or the result of sending it. */
export function ContactPage() {
  const [sent, setSent] = useState<Sent>();
  return (
    <div className={css['page']}>
      {sent ? <Received sent={sent} onAgain={() => setSent(undefined)} /> : <ContactForm onSent={setSent} />}
    </div>
  );
}

function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { account } = useViewer();
  const idOf = useMessageId();
  const proof = useProof('contactMessage.submit');
  const form = useRecordForm({
    schema: CONTACT,
    saysWhatIsMissing: true,
    areAllRequired: true,
    start: { name: account?.name ?? '', email: account?.email ?? '', subject: '', message: '' },
    draft: 'contact',
    failedSentence: CONTACT_MESSAGE_SENTENCES.sendFailed,
    save: async (written) => {
      const clientMessageId = idOf(JSON.stringify(written));
      const { referenceId } = await api.contactMessage.submit.call({ ...written, clientMessageId });
      return () => onSent({ referenceId, email: written.email });
    },
  });
  const subject = form.field('subject');

  const element = useRef<HTMLFormElement>(null);
  useSendKey(element, () => void form.submit(), { label: 'Send the message' });

  return (
    <>
      <form ref={element} {...form.props} {...proof} className={css['form']}>
        <div className={css['head']}>
          <h1>Contact us</h1>
          <p>A person reads every message.</p>
        </div>
        <RestoredDraft form={form} />
        <div className={css['pair']}>
          <TextField label="Name" autoComplete="name" {...form.field('name')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('email')}
          />
        </div>
        <TextField label="Subject" {...subject} />
        <TextArea
          label="Message"
          rows={6}
          hint={`${formatNumber(form.values.message.length)} of ${formatNumber(CONTACT_MESSAGE_LENGTH_MAX)}`}
          {...form.field('message')}
        />
        <FormFailure form={form} />
        <div className={css['foot']}>
          <SaveButton form={form}>Send message</SaveButton>
          <span className={css['keys']}>
            <KeyCaps keys="Mod+Enter" />
          </span>
          <DraftNote form={form} />
        </div>
        <WhatIsMissing form={form} wraps />
      </form>
      <TopicList
        onSubject={(text) => {
          subject.onChange(text);
          form.goTo('message');
        }}
      />
    </>
  );
}

/** A retry of the same text keeps its id, because the message may have arrived although its response was lost. */
function useMessageId(): (written: string) => string {
  const last = useRef({ written: '', id: '' });
  return (written) => {
    if (last.current.written !== written) last.current = { written, id: crypto.randomUUID() };
    return last.current.id;
  };
}

function Received({ sent: { referenceId, email }, onAgain }: { sent: Sent; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css['form']}>
      <div className={css['head']}>
        <h1 ref={heading} tabIndex={-1}>
          Message sent
        </h1>
      </div>
      <Banner tone="ok" live>
        {contactReceivedSentence(referenceId, email)}
      </Banner>
      <div>
        <Button onClick={onAgain}>Write another message</Button>
      </div>
    </div>
  );
}
