import type { DataHolder } from '@talaash/contract/data-holder';
import { erasureDue, erasureState } from '@talaash/domain/erasure-request/rule';
import { ERASURE_SENTENCES, ERASURE_WORDS } from '@talaash/domain/erasure-request/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { formatDay } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Link } from '../../ui/press/link.tsx';
import { dataHoldersQuery } from './data-holder.ts';

/** What became of the request to erase a company's copies, or the button that makes it. */
export function ErasureOf({ holder }: { holder: DataHolder }) {
  const { companyId, name, copies, erasure } = holder;
  const ask = useMutation(
    api.dataHolder.requestErasure.mutationOptions({
      onSuccess(answer) {
        queryClient.setQueryData(dataHoldersQuery.queryKey, answer);
        toast.success(ERASURE_SENTENCES.asked);
      },
      onError: (error) => toast.error(sentenceOf(error, ERASURE_SENTENCES.askFailed)),
    }),
  );
  if (copies.length === 0) return null;
  const state = erasureState(holder, Date.now());
  if (erasure === null || state === undefined)
    return (
      <Button
        size="s"
        aria-label={`${ERASURE_WORDS.ask}: ${name}`}
        loading={ask.isPending}
        onClick={() => ask.mutate({ companyId })}
      >
        {ERASURE_WORDS.ask}
      </Button>
    );
  const { requestedIsoDateTimeUtc: requested, confirmedIsoDateTimeUtc: confirmed } = erasure;
  const due = () => formatDay(erasureDue(erasure));
  if (state === 'erased')
    return (
      <span>
        <LocalText of={() => ERASURE_WORDS.erased(formatDay(confirmed ?? requested))} />
      </span>
    );
  return (
    <span>
      <LocalText
        of={() =>
          state === 'overdue'
            ? ERASURE_WORDS.overdue(due())
            : ERASURE_WORDS.asked(formatDay(requested), due())
        }
      />{' '}
      {state === 'overdue' ? <Link to="/contact">{ERASURE_WORDS.overdueLink}</Link> : null}
    </span>
  );
}
