import type { JobPost } from '@talaash/domain/job-post/schema';
import { ButtonLink } from '../../ui/press/link.tsx';
import { SearchForPostLink } from './job-post-figures.tsx';
import type { JobPostStep } from './next-step.ts';

/** The button of a job post's next step. The Edit button beside it covers improving the post. */
export function StepLink({ jobPost, step: { act } }: { jobPost: JobPost; step: JobPostStep }) {
  const search = { job: jobPost.key.jobPostId };
  if (act === 'find') return <SearchForPostLink size="s" jobPost={jobPost} />;
  if (act === 'answer')
    return (
      <ButtonLink size="s" to="/company/messages" search={search} aria-label={`Answer for ${jobPost.title}`}>
        Answer
      </ButtonLink>
    );
  if (act === 'invite')
    return (
      <ButtonLink size="s" to="/company/shortlist" search={search} aria-label={`Invite for ${jobPost.title}`}>
        Invite
      </ButtonLink>
    );
  return null;
}
