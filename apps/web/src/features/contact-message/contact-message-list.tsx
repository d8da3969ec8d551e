import type { ContactMessage } from '@talaash/domain/contact-message/schema';
import {
  CONTACT_MESSAGE_SENTENCES,
  CONTACT_MESSAGE_STATE_LABELS,
} from '@talaash/domain/contact-message/words';
import { formatDate, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { LoadMore, moreOf } from '../../lib/load-more.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ExternalLink } from '../../ui/press/link.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { useContactMessages, useMarkAnswered } from './contact-message.ts';
import css from './contact-message-list.module.css';

/** The messages to the operator, in full. */
export function ContactMessageList({ isOpenOnly }: { isOpenOnly: boolean }) {
  const messages = useContactMessages(isOpenOnly);
  const { rows } = messages;
  if (messages.isError && !rows)
    return <QueryFailure title={CONTACT_MESSAGE_SENTENCES.listFailed} queries={[messages]} />;
  if (!rows) return <TextSkeleton lines={6} label="Loading contact messages" />;
  if (rows.length === 0)
    return (
      <EmptyState title={CONTACT_MESSAGE_SENTENCES.none}>
        {isOpenOnly ? 'All messages are answered.' : 'Messages from the contact page appear here.'}
      </EmptyState>
    );
  return (
    <>
      <ul className={css['list']}>
        {rows.map((message) => (
          <li key={message.key.contactMessageId}>
            <Message message={message} />
          </li>
        ))}
      </ul>
      <LoadMore {...moreOf(messages)} />
    </>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const mark = useMarkAnswered();
  const {
    answeredIsoDateTimeUtc,
    createdIsoDateTimeUtc,
    email,
    isFromAccount,
    key,
    name,
    referenceId,
    state,
    subject,
  } = message;
  const mailto = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject} (${referenceId})`)}`;
  return (
    <article className={css['message']} aria-label={`${referenceId}: ${subject}`}>
      <div className={css['head']}>
        <h2>{subject}</h2>
        <Status tone={state === 'open' ? 'warm' : 'ok'}>{CONTACT_MESSAGE_STATE_LABELS[state]}</Status>
      </div>
      <p className={css['facts']}>
        {referenceId} · {name}, {email} · {isFromAccount ? 'logged in' : 'not logged in'} ·{' '}
        <LocalText of={() => `${formatDate(createdIsoDateTimeUtc)}, ${formatTime(createdIsoDateTimeUtc)}`} />
      </p>
      {/* As typed, never as markup. */}
      <p className={css['text']}>{message.message}</p>
      {answeredIsoDateTimeUtc ? (
        <p className={css['facts']}>
          Answered{message.answeredBy ? ` by ${message.answeredBy}` : ''} on{' '}
          <LocalText of={() => formatDate(answeredIsoDateTimeUtc)} />
        </p>
      ) : null}
      <div className={css['actions']}>
        <ExternalLink href={mailto}>Reply by email</ExternalLink>
        {state === 'open' ? (
          <Button
            size="s"
            loading={mark.isPending}
            aria-label={`Mark as answered: ${referenceId}`}
            onClick={() => mark.mutate(key)}
          >
            Mark as answered
          </Button>
        ) : null}
      </div>
    </article>
  );
}
