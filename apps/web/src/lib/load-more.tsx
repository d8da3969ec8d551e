import { LOADING_SENTENCES, MORE_FAILED_SENTENCE } from '@talaash/domain/base/words';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../ui/base/after-paint.ts';
import { Button } from '../ui/press/button.tsx';
import { ErrorState } from '../ui/show/state.tsx';

/** The next page of a list, if any, and how to load it. */
export interface More {
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
  /** The last request for it failed. */
  hasMoreFailed: boolean;
}

interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export const moreOf = ({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: PagedQuery): More => ({
  loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
  isLoadingMore: isFetchingNextPage,
  hasMoreFailed: isFetchNextPageError,
});

/**
 * Loads the next page automatically. Not during a load, since a second request would cancel the first; nor after a failure, since
 * the retries would not stop: then the person retries with the button.
 */
export const autoLoadMore = ({ loadMore, isLoadingMore, hasMoreFailed }: More): More['loadMore'] =>
  isLoadingMore || hasMoreFailed ? undefined : loadMore;

/** Rendered below a list that has another page; otherwise nothing. */
export function LoadMore({ className, ...more }: More & { className?: string | undefined }) {
  const { loadMore, isLoadingMore, hasMoreFailed } = more;
  if (!loadMore) return null;
  if (hasMoreFailed) return <MoreFailed {...more} />;
  const button = (
    <Button loading={isLoadingMore} onClick={loadMore}>
      {isLoadingMore ? LOADING_SENTENCES.other : 'Load More'}
    </Button>
  );
  return className ? <div className={className}>{button}</div> : button;
}

/**
 * Below a list: loads the next page before the end comes into view, and offers to retry after a failure. The list scrolls with
 * the page, or with the nearest element that has `data-scrolls`.
 */
export function MoreSentinel(more: More) {
  return more.hasMoreFailed && more.loadMore ? (
    <MoreFailed {...more} />
  ) : (
    <End loadMore={autoLoadMore(more)} />
  );
}

const MoreFailed = ({ loadMore, isLoadingMore }: More) => (
  <ErrorState title={MORE_FAILED_SENTENCE} onRetry={loadMore} retrying={isLoadingMore} />
);

function End({ loadMore }: Pick<More, 'loadMore'>) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !loadMore) return;
    let isNear = false;
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting === true;
        // After going back, the scroll position is restored only once the list is there.
        if (isNear) afterPaint(() => isNear && loadMore());
      },
      { root: end.current.closest('[data-scrolls]'), rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => {
      isNear = false;
      observer.disconnect();
    };
  }, [loadMore]);
  return <div ref={end} />;
}
