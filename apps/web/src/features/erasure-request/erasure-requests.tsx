import type { ErasureRequest } from '@talaash/contract/erasure-request';
import { erasureDue, erasureState } from '@talaash/domain/erasure-request/rule';
import { ERASURE_REQUEST_WORDS, ERASURE_SENTENCES } from '@talaash/domain/erasure-request/words';
import { COPY_LABELS } from '@talaash/domain/privacy-shield/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { formatDay } from '../../lib/format.ts';
import { registerStale } from '../../lib/live.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import css from './erasure-requests.module.css';

export const erasureRequestsQuery = api.erasureRequest.list.queryOptions();

registerStale({
  'erasure.requested': () => [erasureRequestsQuery.queryKey],
  'erasure.confirmed': () => [erasureRequestsQuery.queryKey],
});

/** The people who asked the company to erase its copies, each with a button that confirms it. */
export function ErasureRequests() {
  const stored = useQuery(erasureRequestsQuery);
  return (
    <Section id="erasure" title={ERASURE_REQUEST_WORDS.title}>
      {stored.isError ? <QueryFailure title="The requests did not load" queries={[stored]} /> : null}
      <p className={css['note']}>
        {stored.data?.requests.length === 0 ? ERASURE_REQUEST_WORDS.none : ERASURE_REQUEST_WORDS.intro}
      </p>
      <ul>
        {stored.data?.requests.map((request) => (
          <RequestRow key={request.talentId} request={request} />
        ))}
      </ul>
    </Section>
  );
}

function RequestRow({ request }: { request: ErasureRequest }) {
  const { talentId, name, copies } = request;
  const confirm = useMutation(
    api.erasureRequest.confirm.mutationOptions({
      onSuccess(answer) {
        queryClient.setQueryData(erasureRequestsQuery.queryKey, answer);
        toast.success(ERASURE_SENTENCES.confirmed);
      },
      onError: (error) => toast.error(sentenceOf(error, ERASURE_SENTENCES.confirmFailed)),
    }),
  );
  return (
    <li className={css['request']}>
      <div className={css['what']}>
        <b>{name}</b>
        {copies.map(({ kind, copiedIsoDateTimeUtc }) => (
          <span key={kind}>
            {COPY_LABELS[kind]}, <LocalText of={() => formatDay(copiedIsoDateTimeUtc)} />
          </span>
        ))}
        <span>
          <LocalText of={() => stateOf(request)} />
        </span>
      </div>
      {request.confirmedIsoDateTimeUtc === null ? (
        <Button
          aria-label={`${ERASURE_REQUEST_WORDS.confirm}: ${name}`}
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ talentId })}
        >
          {ERASURE_REQUEST_WORDS.confirm}
        </Button>
      ) : null}
    </li>
  );
}

function stateOf(erasure: ErasureRequest): string {
  const { confirmedIsoDateTimeUtc: confirmed } = erasure;
  if (confirmed !== null) return ERASURE_REQUEST_WORDS.confirmed(formatDay(confirmed));
  const due = formatDay(erasureDue(erasure));
  return erasureState({ erasure, copies: [] }, Date.now()) === 'overdue'
    ? ERASURE_REQUEST_WORDS.overdue(due)
    : ERASURE_REQUEST_WORDS.due(due);
}
