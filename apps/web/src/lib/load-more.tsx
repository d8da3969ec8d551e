import { LOADING_SENTENCES, MORE_FAILED_SENTENCE } from '@talaash/domain/base/words';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../ui/base/after-paint.ts';
import { Button } from '../ui/press/button.tsx';
import { ErrorState } from '../ui/show/state.tsx';

/** The next page of a list: how to load it, if there is one. */
export interface More {
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
  /** It was asked for and did not come. */
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
 * How to load the next page without being asked. Not while it loads, since to ask again gives up the request under way; nor
 * after a failure, since the next one would follow at once: then somebody asks for it.
 */
export const loadUnasked = ({ loadMore, isLoadingMore, hasMoreFailed }: More): More['loadMore'] =>
  isLoadingMore || hasMoreFailed ? undefined : loadMore;

/** Below a list that has another page; nothing below one that has none. */
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
 * Below a list: loads the next page before its end is in view, and offers to try again when one did not come. The list scrolls
 * with the page, or with the nearest element that has `data-scrolls`.
 */
export function MoreSentinel(more: More) {
  return more.hasMoreFailed && more.loadMore ? (
    <MoreFailed {...more} />
  ) : (
    <End loadMore={loadUnasked(more)} />
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
        // Whoever goes back is scrolled to where they were only once the list stands there.
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
