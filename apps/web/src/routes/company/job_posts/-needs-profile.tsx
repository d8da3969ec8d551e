import { JOB_POST_MESSAGES } from '@talaash/domain/job-post-benefit';
import { ButtonLink } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/state.tsx';

/** Instead of the editor, while the company has no profile. */
export function NeedsProfile() {
  return (
    <EmptyState
      title="First, your company profile"
      action={
        <ButtonLink to="/company/profile" tone="primary" size="l">
          Create your company profile
        </ButtonLink>
      }
    >
      {JOB_POST_MESSAGES.profileNeeded} Talent read both together.
    </EmptyState>
  );
}
