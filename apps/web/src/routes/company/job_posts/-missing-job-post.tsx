import { JOB_POST_SENTENCES, jobPostDeletedSentence } from '@talaash/domain/job-post/words';
import { isCallError } from '../../../lib/call-error.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';

interface MissingJobPostProps {
  jobPostId: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Instead of a job post that is not there, or did not load. */
export function MissingJobPost({ jobPostId, error, onRetry, retrying }: MissingJobPostProps) {
  if (!isCallError(error, 'NOT_FOUND')) {
    return <ErrorState title="The job post did not load" retrying={retrying} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      title={JOB_POST_SENTENCES.notFound}
      action={
        <ButtonLink to="/company/job_posts" tone="primary">
          Back to Job Posts
        </ButtonLink>
      }
    >
      {jobPostDeletedSentence(jobPostId)}
    </EmptyState>
  );
}
