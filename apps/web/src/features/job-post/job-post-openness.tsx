import { closesAt, opennessOf } from '@talaash/domain/job-post/openness';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { OPENNESS_WORDS } from '@talaash/domain/job-post/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { showCallFailure } from '../../parts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import css from './job-post.module.css';
import { cacheJobPost } from './job-post.ts';

/** The question whether a job post is still open, or that it is closed, with the buttons. Empty for an open one unless it can be closed. */
export function JobPostOpenness({ jobPost, canClose = false }: { jobPost: JobPost; canClose?: boolean }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (isOpen: boolean) => api.jobPost.setOpen.call({ ...jobPost.key, isOpen }),
    onSuccess: (changed) => {
      cacheJobPost(changed);
      toast.success(opennessOf(changed) === 'closed' ? OPENNESS_WORDS.closed : OPENNESS_WORDS.kept);
    },
    onError: (error) => showCallFailure(error, OPENNESS_WORDS.changeFailed),
  });
  const openness = opennessOf(jobPost);
  if (openness === 'open' && !canClose) return null;
  const { askedIsoDateTimeUtc: asked, closedIsoDateTimeUtc: closed } = jobPost;
  return (
    <div className={css['openness']} data-waits={openness === 'asked' || undefined}>
      {asked && openness === 'asked' ? (
        <p>
          <b>{OPENNESS_WORDS.question}</b> It closes on{' '}
          <LocalText of={() => formatDate(new Date(closesAt(asked)).toISOString())} /> without an answer.
        </p>
      ) : null}
      {closed ? (
        <p>
          Closed on <LocalText of={() => formatDate(closed)} />. It takes no invitations.
        </p>
      ) : null}
      <div className={css['answers']}>
        {openness === 'open' ? null : (
          <Button
            size="s"
            tone={openness === 'asked' ? 'primary' : undefined}
            loading={isPending}
            onClick={() => mutate(true)}
          >
            {openness === 'closed' ? OPENNESS_WORDS.reopen : OPENNESS_WORDS.keep}
          </Button>
        )}
        {openness === 'closed' ? null : (
          <Button size="s" loading={isPending} onClick={() => mutate(false)}>
            {OPENNESS_WORDS.close}
          </Button>
        )}
      </div>
    </div>
  );
}
