import { REPORT_SUBJECT_LABELS } from '@talaash/domain/report/title';
import type { Sanction } from '@talaash/contract/sanction';

import { APPEAL_LENGTH_MAX } from '@talaash/domain/sanction/limit';
import {
  APPEAL_OUTCOME_LABELS,
  SANCTION_EFFECTS,
  SANCTION_LABELS,
  SANCTION_PAID_TIME_SENTENCE,
  SANCTION_SENTENCES,
} from '@talaash/domain/sanction/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { formatDate } from '../../lib/format.ts';
import { registerStale } from '../../lib/live.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner, EmptyState } from '../../ui/show/state.tsx';
import css from './sanction.module.css';

registerStale({
  'sanction.decided': () => [api.sanction.key()],
  'appeal.answered': () => [api.sanction.key()],
});

/** What admins have decided about the account, newest first. */
export function OwnDecisions() {
  const found = useQuery(api.sanction.listOwn.queryOptions());
  if (found.isError) return <QueryFailure title="The decisions did not load" queries={[found]} />;
  if (!found.data) return <TextSkeleton lines={4} label="Loading decisions" />;
  if (found.data.sanctions.length === 0)
    return <EmptyState title={SANCTION_SENTENCES.none}>{SANCTION_SENTENCES.noneHint}</EmptyState>;
  return (
    <ul className={css['list']}>
      {found.data.sanctions.map((sanction) => (
        <li key={sanction.sanctionId}>
          <Decision sanction={sanction} />
        </li>
      ))}
    </ul>
  );
}

/** The decision of a mailed link, for people who can no longer log in. */
export function LinkedDecision({ token }: { token: string }) {
  const found = useQuery(api.sanction.getByLink.queryOptions({ input: { token } }));
  if (found.isError)
    return <Banner tone="bad">{sentenceOf(found.error, SANCTION_SENTENCES.linkInvalid)}</Banner>;
  if (!found.data) return <TextSkeleton lines={4} label="Loading the decision" />;
  return <Decision sanction={found.data} token={token} />;
}

function Decision({ sanction, token }: { sanction: Sanction; token?: string }) {
  const { act, subject, excerpt, text, untilIsoDateTimeUtc, endedIsoDateTimeUtc, appeal, hasPaidTime } =
    sanction;
  return (
    <article className={css['decision']}>
      <h2>{SANCTION_LABELS[act]}</h2>
      <p className={css['facts']}>
        {REPORT_SUBJECT_LABELS[subject]} · <LocalText of={() => formatDate(sanction.createdIsoDateTimeUtc)} />
        {untilIsoDateTimeUtc === null ? null : (
          <>
            {' '}
            · until <LocalText of={() => formatDate(untilIsoDateTimeUtc)} />
          </>
        )}
      </p>
      {excerpt ? <blockquote className={css['quote']}>{excerpt}</blockquote> : null}
      {/* As typed, never as markup. */}
      <p className={css['text']}>{text}</p>
      {endedIsoDateTimeUtc === null ? (
        <p>
          {SANCTION_EFFECTS[act]} {hasPaidTime ? SANCTION_PAID_TIME_SENTENCE : ''}
        </p>
      ) : (
        <p>
          This ended on <LocalText of={() => formatDate(endedIsoDateTimeUtc)} />.
        </p>
      )}
      {appeal === null ? null : (
        <div className={css['appeal']}>
          <p className={css['facts']}>Your appeal</p>
          <p className={css['text']}>{appeal.text}</p>
          <p>
            {appeal.outcome === null ? SANCTION_SENTENCES.appealWaits : APPEAL_OUTCOME_LABELS[appeal.outcome]}
          </p>
          {appeal.answer === null ? null : <p className={css['text']}>{appeal.answer}</p>}
        </div>
      )}
      {sanction.canAppeal ? (
        <AppealForm sanctionId={sanction.sanctionId} {...(token ? { token } : {})} />
      ) : null}
    </article>
  );
}

function AppealForm({ sanctionId, token }: { sanctionId: string; token?: string }) {
  const [text, setText] = useState('');
  const appeal = useMutation({
    mutationFn: () =>
      token === undefined
        ? api.sanction.appeal.call({ sanctionId, text })
        : api.sanction.appealByLink.call({ token, text }),
    onSuccess: () => {
      toast.success(SANCTION_SENTENCES.appealSent);
      return queryClient.invalidateQueries({ queryKey: api.sanction.key() });
    },
  });
  return (
    <form
      className={css['appeal']}
      onSubmit={(event) => {
        event.preventDefault();
        appeal.mutate();
      }}
    >
      {appeal.isError ? (
        <Banner tone="bad" live>
          {sentenceOf(appeal.error, SANCTION_SENTENCES.appealFailed)}
        </Banner>
      ) : null}
      <TextArea
        label={SANCTION_SENTENCES.appeal}
        help={SANCTION_SENTENCES.appealHint}
        maxLength={APPEAL_LENGTH_MAX}
        value={text}
        onChange={setText}
      />
      <Button type="submit" tone="primary" loading={appeal.isPending}>
        Send the appeal
      </Button>
    </form>
  );
}
