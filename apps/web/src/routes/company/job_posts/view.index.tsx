import { createFileRoute } from '@tanstack/react-router';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { ButtonLink } from '../../../ui/press/link.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { EmptyState } from '../../../ui/show/state.tsx';

export const Route = createFileRoute('/company/job_posts/view/')({ component: NoJobPostPage });

function NoJobPostPage() {
  usePageTitle('Job post');
  return (
    <EmptyState
      title={JOB_POST_SENTENCES.missingId}
      action={
        <ButtonLink to="/company/job_posts" tone="primary">
          Back to Job Posts
        </ButtonLink>
      }
    />
  );
}
