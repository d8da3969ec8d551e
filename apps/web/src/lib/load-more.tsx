import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import { Button } from '../ui/press/button.tsx';

/** The next page of a list: how to load it, if there is one. */
export interface More {
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export const moreOf = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: PagedQuery): More => ({
  loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
  isLoadingMore: isFetchingNextPage,
});

/** Below a list that has another page; nothing below one that has none. */
export function LoadMore({ loadMore, isLoadingMore, className }: More & { className?: string | undefined }) {
  if (!loadMore) return null;
  const button = (
    <Button loading={isLoadingMore} onClick={loadMore}>
      {isLoadingMore ? LOADING_SENTENCES.other : 'Load More'}
    </Button>
  );
  return className ? <div className={className}>{button}</div> : button;
}
