import type { JobPost } from '@talaash/domain/job-post/schema';
import { useEffect, useState } from 'react';
import { useJobPosts } from './job-post.ts';

const STORAGE_KEY = 'talaash-selected-job-post-id';

/** The id of the job post that this browser has searched for last. */
export function readSelected(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function storeSelected(jobPostId: string | undefined): void {
  try {
    if (jobPostId === undefined) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, jobPostId);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export type SelectedJobPost = {
  /** Undefined while loading. */
  jobPosts: JobPost[] | undefined;
  selected: JobPost | undefined;
  select: (jobPostId: string) => void;
  isError: boolean;
  retry: () => void;
};

/**
 * The job post that the search is for. This browser remembers it until the post is deleted.
 *
 * @param askedId the job post that a link names, which is selected instead
 */
export function useSelectedJobPost(askedId: string | undefined): SelectedJobPost {
  const { data, isError, isSuccess, fetchStatus, refetch } = useJobPosts();
  const [selectedId, setSelectedId] = useState(askedId ?? readSelected);
  const [knownAskedId, setKnownAskedId] = useState(askedId);
  if (askedId !== knownAskedId) {
    setKnownAskedId(askedId);
    if (askedId !== undefined) setSelectedId(askedId);
  }
  useEffect(() => {
    if (askedId !== undefined) storeSelected(askedId);
  }, [askedId]);
  const selected = data?.list.find((jobPost) => jobPost.key.jobPostId === selectedId);
  const isMissing = data !== undefined && selectedId !== undefined && !selected;
  // The cached list may be older than a job post that was just created.
  const isGone = isMissing && isSuccess && fetchStatus === 'idle';
  const jobPosts = isMissing && !isGone && !isError ? undefined : data?.list;

  useEffect(() => {
    if (!isGone) return;
    storeSelected(undefined);
    setSelectedId(undefined);
  }, [isGone]);

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
