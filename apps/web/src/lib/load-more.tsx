import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../ui/base/after-paint.ts';
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

/**
 * Below a list: loads the next page before its end is in view. The list scrolls with the page, or with the nearest element that has
 * `data-scrolls`.
 */
export function MoreSentinel({ loadMore }: Pick<More, 'loadMore'>) {
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
