import type { DataHolder } from '@talaash/contract/data-holder';
import { endAllEffect, isHolding } from '@talaash/domain/data-holder/rule';
import {
  COPY_LABELS,
  DATA_HOLDER_SENTENCES,
  SHIELD_VIEW_WORDS,
  WHO_SAW_ME_WORDS,
} from '@talaash/domain/privacy-shield/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { formatDay } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner, EmptyState } from '../../ui/show/state.tsx';
import { dataHoldersQuery } from './data-holder.ts';
import { ErasureOf } from './erasure-of.tsx';
import css from './data-holders.module.css';

const store = (answer: { holders: DataHolder[]; shortlistsCount: number }) =>
  queryClient.setQueryData(dataHoldersQuery.queryKey, answer);

const onError = (error: unknown) => toast.error(sentenceOf(error, DATA_HOLDER_SENTENCES.endFailed));

/** The companies that hold something of the talent, each with a button that ends it, and the shortlists. */
export function DataHolders() {
  const stored = useQuery(dataHoldersQuery);
  return (
    <>
      <Section
        id="holders"
        title={WHO_SAW_ME_WORDS.holders}
        action={stored.data ? <EndAll holders={stored.data.holders} /> : null}
      >
        {stored.isError ? <QueryFailure title="This list did not load" queries={[stored]} /> : null}
        {stored.isPending ? <TextSkeleton lines={6} label="Loading who holds your data" /> : null}
        {stored.data?.holders.length === 0 ? (
          <EmptyState title={DATA_HOLDER_SENTENCES.nobody} level={3}>
            {DATA_HOLDER_SENTENCES.nobodyHint}
          </EmptyState>
        ) : null}
        <ul>
          {stored.data?.holders.map((holder) => (
            <HolderRow key={holder.companyId} holder={holder} />
          ))}
        </ul>
        {stored.data && stored.data.holders.length > 0 ? (
          <p className={css['note']}>{WHO_SAW_ME_WORDS.ending}</p>
        ) : null}
      </Section>
      {stored.data ? <Shortlists count={stored.data.shortlistsCount} /> : null}
    </>
  );
}

/** Ends it with all companies, after it has said what ends and what stays. */
function EndAll({ holders }: { holders: readonly DataHolder[] }) {
  const confirm = useConfirm();
  const end = useMutation(
    api.dataHolder.endAll.mutationOptions({
      onSuccess(answer) {
        store(answer);
        toast.success(DATA_HOLDER_SENTENCES.endedAll);
      },
      onError,
    }),
  );
  const effect = endAllEffect(holders, Date.now());
  if (effect.companies === 0) return null;
  async function ask() {
    const { endAllTitle: title, endAllBody } = DATA_HOLDER_SENTENCES;
    if (await confirm({ title, body: endAllBody(effect), danger: true })) end.mutate({});
  }
  return (
    <Button size="s" loading={end.isPending} onClick={() => void ask()}>
      {WHO_SAW_ME_WORDS.endAll}
    </Button>
  );
}

function HolderRow({ holder }: { holder: DataHolder }) {
  const [isAsked, setAsked] = useState(false);
  const [closed, setClosed] = useState<readonly string[]>();
  const { companyId, name, sees, conversation, copies } = holder;
  const end = useMutation(
    api.dataHolder.end.mutationOptions({
      onSuccess(answer) {
        setAsked(false);
        setClosed([
          DATA_HOLDER_SENTENCES.closed,
          ...(answer.closed.isConversationEnded ? [DATA_HOLDER_SENTENCES.conversationEnded] : []),
          ...(answer.closed.copies.length > 0 ? [DATA_HOLDER_SENTENCES.copiesRemain] : []),
        ]);
        store(answer);
      },
      onError,
    }),
  );
  return (
    <li className={css['holder']} onKeyDown={(event) => event.key === 'Escape' && setAsked(false)}>
      <Avatar name={name} shape="logo" />
      <div className={css['what']}>
        <b>{name}</b>
        <span>{SHIELD_VIEW_WORDS[sees]}</span>
        {conversation ? (
          <span>
            {conversation.isEnded ? 'Ended conversation' : 'Conversation'} since{' '}
            <LocalText of={() => formatDay(conversation.sinceIsoDateTimeUtc)} />, {conversation.messagesCount}{' '}
            {conversation.messagesCount === 1 ? 'message' : 'messages'}.{' '}
            {conversation.isEnded ? null : `${DATA_HOLDER_SENTENCES.untilEnded}.`}
          </span>
        ) : null}
        {copies.map(({ kind, copiedIsoDateTimeUtc, endedIsoDateTimeUtc }) => (
          <span key={kind}>
            {COPY_LABELS[kind]}, <LocalText of={() => formatDay(copiedIsoDateTimeUtc)} />.{' '}
            {DATA_HOLDER_SENTENCES.copyStays}
            {endedIsoDateTimeUtc === null ? null : `; ${DATA_HOLDER_SENTENCES.ended.toLowerCase()} later`}.
          </span>
        ))}
        <ErasureOf holder={holder} />
      </div>
      {!isHolding(holder) ? null : isAsked ? (
        <div className={css['ask']}>
          <Button tone="quiet" onClick={() => setAsked(false)}>
            Cancel
          </Button>
          <Button
            tone="danger"
            autoFocus
            aria-label={`End it with ${name}`}
            loading={end.isPending}
            onClick={() => end.mutate({ companyId })}
          >
            End it
          </Button>
        </div>
      ) : (
        <Button aria-label={`End it: ${name}`} onClick={() => setAsked(true)}>
          End it
        </Button>
      )}
      {closed ? (
        <div className={css['closed']} role="status">
          <Banner tone="ok" title={DATA_HOLDER_SENTENCES.ended}>
            <p>{closed.join(' ')}</p>
          </Banner>
        </div>
      ) : null}
    </li>
  );
}

function Shortlists({ count }: { count: number }) {
  const leave = useMutation(
    api.dataHolder.leaveShortlists.mutationOptions({
      onSuccess(answer) {
        store(answer);
        toast.success(WHO_SAW_ME_WORDS.left);
      },
      onError,
    }),
  );
  return (
    <Section id="shortlists" title={WHO_SAW_ME_WORDS.shortlists}>
      <div className={css['shortlists']}>
        <p>{WHO_SAW_ME_WORDS.shortlisted(count)}</p>
        {count > 0 ? (
          <Button loading={leave.isPending} onClick={() => leave.mutate({})}>
            {WHO_SAW_ME_WORDS.leave}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
