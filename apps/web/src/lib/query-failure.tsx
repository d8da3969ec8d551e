import { ErrorState } from '../ui/show/state.tsx';

interface QueryFailureProps {
  title: string;
  /** The queries to retry. */
  queries: readonly { isFetching: boolean; refetch: () => Promise<unknown> }[];
}

/** Shown instead of data that did not load. */
export function QueryFailure({ title, queries }: QueryFailureProps) {
  return (
    <ErrorState
      title={title}
      retrying={queries.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of queries) void query.refetch();
      }}
    />
  );
}
