import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.ts';

registerStale({
  'jobPost.saved': () => [api.jobPost.key()],
  'jobPost.reviewed': () => [api.jobPost.key()],
  'jobPost.deleted': () => [api.jobPost.list.key(), api.jobPost.counts.key()],
  'jobPost.restored': () => [api.jobPost.key()],
  'jobPost.asked': () => [api.jobPost.key()],
  'jobPost.opened': () => [api.jobPost.key()],
  'jobPost.closed': () => [api.jobPost.key()],
  'shortlistedProfile.put': () => [api.jobPost.counts.key()],
  'shortlistedProfile.deleted': () => [api.jobPost.counts.key()],
  'invitation.sent': () => [api.jobPost.counts.key()],
  'invitation.accepted': () => [api.jobPost.counts.key()],
  'invitation.rejected': () => [api.jobPost.counts.key()],
  'invitation.declineUndone': () => [api.jobPost.counts.key()],
  'message.sent': () => [api.jobPost.counts.key()],
  'thread.read': () => [api.jobPost.counts.key()],
  'thread.ended': () => [api.jobPost.counts.key()],
});

export const jobPostsQuery = api.jobPost.list.queryOptions({ input: {} });
export const jobPostQuery = (jobPostId: string) => api.jobPost.get.queryOptions({ input: { jobPostId } });
export const jobPostCountsQuery = api.jobPost.counts.queryOptions({ input: {} });

/** The company's job posts, newest first. */
export const useJobPosts = () => useQuery(jobPostsQuery);

export const useJobPost = (jobPostId: string) => useQuery(jobPostQuery(jobPostId));

/** The numbers of people shortlisted and invited for a job post. One request serves all job posts of a page. */
export const useJobPostCounts = (jobPostId: string) =>
  useQuery({
    ...jobPostCountsQuery,
    select: ({ counts }) => counts.find((ofOne) => ofOne.jobPostId === jobPostId),
  });

/** The skills that a job post names, as filters of its search. Empty while loading. */
export const useJobPostSkills = (jobPostId: string | undefined) =>
  useQuery(api.jobPost.skills.queryOptions({ input: jobPostId === undefined ? skipToken : { jobPostId } }));

/** Puts a saved job post into the cache and refetches the list. */
export function cacheJobPost(jobPost: JobPost): void {
  const { jobPostId } = jobPost.key;
  queryClient.setQueryData(api.jobPost.get.queryKey({ input: { jobPostId } }), jobPost);
  void queryClient.invalidateQueries({ queryKey: api.jobPost.list.key() });
  void queryClient.invalidateQueries({ queryKey: api.jobPost.counts.key() });
}

/** `remove` asks for confirmation and then deletes, with an undo. */
export function useDeleteJobPost() {
  const confirm = useConfirm();
  const restoration = useMutation(
    api.jobPost.restore.mutationOptions({
      onSuccess: (jobPost) => {
        cacheJobPost(jobPost);
        toast.success(JOB_POST_SENTENCES.restored, aboutJobPost(jobPost));
      },
      onError: (error) => toast.error(sentenceOf(error, JOB_POST_SENTENCES.restoreFailed)),
    }),
  );
  const deletion = useMutation({
    mutationFn: ({ key }: JobPost) => api.jobPost.delete.call(key),
    onSuccess: (_nothing, jobPost) => {
      const { jobPostId } = jobPost.key;
      toast.success(JOB_POST_SENTENCES.deleted, {
        ...aboutJobPost(jobPost),
        action: { label: 'Undo', keys: 'z', run: () => restoration.mutate({ jobPostId }) },
      });
      queryClient.removeQueries({ queryKey: api.jobPost.get.queryKey({ input: { jobPostId } }) });
      return queryClient.invalidateQueries({ queryKey: api.jobPost.list.key() });
    },
    onError: (error) => toast.error(sentenceOf(error, JOB_POST_SENTENCES.deleteFailed)),
  });
  return {
    isDeleting: deletion.isPending,
    async remove(jobPost: JobPost): Promise<void> {
      const isSure = await confirm({
        title: 'Delete this job post?',
        body: `“${jobPost.title}” disappears from your lists and search. Its invitations and conversations stay.`,
        danger: true,
      });
      if (isSure) await deletion.mutateAsync(jobPost).catch(() => undefined);
    },
  };
}

const aboutJobPost = ({ key, title }: JobPost) => ({ about: title, subject: `job post ${key.jobPostId}` });
