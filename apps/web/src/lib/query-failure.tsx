import { failedSentence } from '@talaash/domain/base/words';
import { ErrorState } from '../ui/show/state.tsx';
import { sentenceOf } from './call-error.ts';

interface QueryFailureProps {
  title: string;
  /** The queries to retry. */
  queries: readonly { error?: unknown; isFetching: boolean; refetch: () => Promise<unknown> }[];
  /** The announcement while it loaded. */
  loading?: string | undefined;
}

/** Shown in place of data that failed to load, with the server's reason. */
export function QueryFailure({ title, queries, loading }: QueryFailureProps) {
  const failed = queries.find(({ error }) => error)?.error;
  return (
    <ErrorState
      title={title}
      retrying={queries.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of queries) void query.refetch();
      }}
    >
      {sentenceOf(failed, loading === undefined ? '' : failedSentence(loading))}
    </ErrorState>
  );
}
