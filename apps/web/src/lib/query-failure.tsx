import { ErrorState } from '../ui/show/state.tsx';

interface QueryFailureProps {
  title: string;
  /** All that is asked again. */
  queries: readonly { isFetching: boolean; refetch: () => Promise<unknown> }[];
}

/** Instead of what did not load. */
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
