import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { ButtonLink } from '../../../ui/press/link.tsx';
import { EmptyState } from '../../../ui/show/state.tsx';

/** Replaces the editor while the company has no profile. */
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
      {JOB_POST_SENTENCES.profileNeeded} Talent read both together.
    </EmptyState>
  );
}
