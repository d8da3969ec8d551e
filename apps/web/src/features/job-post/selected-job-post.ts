import type { JobPost } from '@talaash/domain/job-post/schema';
import { SELECTED_JOB_POST_KEY } from '@talaash/domain/job-post/selected';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { useLocalState } from '../../ui/base/local.ts';
import { useJobPosts } from './job-post.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;
/** Part of the server-rendered data, so that hydration renders the same. */
const RENDERED_KEY = [SELECTED_JOB_POST_KEY];

/** The id of the job post that this browser last searched for. */
export function readSelected(): string | undefined {
  try {
    return localStorage.getItem(SELECTED_JOB_POST_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function storeSelected(jobPostId: string | undefined): void {
  try {
    if (jobPostId === undefined) localStorage.removeItem(SELECTED_JOB_POST_KEY);
    else localStorage.setItem(SELECTED_JOB_POST_KEY, jobPostId);
  } catch {
    // Without storage, the choice lasts until the page closes.
  }
  tellServer(jobPostId);
}

/** Tells the server to render the page of this job post next time. The browser's own storage takes precedence. */
function tellServer(jobPostId: string | undefined): void {
  const seconds = jobPostId === undefined ? 0 : COOKIE_SECONDS;
  const security = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${SELECTED_JOB_POST_KEY}=${encodeURIComponent(jobPostId ?? '')}; path=/company; max-age=${seconds}; samesite=lax${security}`;
}

/** On the server: the job post to render a page with. */
export const renderSelected = (jobPostId: string): void => {
  queryClient.setQueryData(RENDERED_KEY, jobPostId);
};
const renderedSelected = () => queryClient.getQueryData<string>(RENDERED_KEY);

export type SelectedJobPost = {
  /** Undefined while loading. */
  jobPosts: JobPost[] | undefined;
  selected: JobPost | undefined;
  select: (jobPostId: string) => void;
  isError: boolean;
  retry: () => void;
};

/**
 * The job post of the search. This browser remembers it until the post is deleted.
 *
 * @param askedId the job post of a link, which is selected instead
 */
export function useSelectedJobPost(askedId: string | undefined): SelectedJobPost {
  const { data, isError, isSuccess, fetchStatus, refetch } = useJobPosts();
  const [selectedId, setSelectedId] = useLocalState(
    () => askedId ?? readSelected(),
    askedId ?? renderedSelected(),
  );
  const [knownAskedId, setKnownAskedId] = useState(askedId);
  if (askedId !== knownAskedId) {
    setKnownAskedId(askedId);
    if (askedId !== undefined) setSelectedId(askedId);
  }
  useEffect(() => {
    if (askedId === undefined) tellServer(readSelected());
    else storeSelected(askedId);
  }, [askedId]);
  const selected = data?.list.find((jobPost) => jobPost.key.jobPostId === selectedId);
  const isMissing = data !== undefined && selectedId !== undefined && !selected;
  // The cached list may be older than a new job post.
  const isGone = isMissing && isSuccess && fetchStatus === 'idle';
  const jobPosts = isMissing && !isGone && !isError ? undefined : data?.list;

  useEffect(() => {
    if (!isGone) return;
    storeSelected(undefined);
    setSelectedId(undefined);
  }, [isGone, setSelectedId]);

  return {
    jobPosts,
    selected,
    select: (jobPostId) => {
      storeSelected(jobPostId);
      setSelectedId(jobPostId);
    },
    isError,
    retry: () => void refetch(),
  };
}
