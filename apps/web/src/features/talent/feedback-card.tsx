import { talentReviewWords } from '@talaash/domain/talent-profile/review-words';
import { isFeedbackGiven, talentStatus } from '@talaash/domain/talent-profile/status';
import { Banner } from '../../ui/show/state.tsx';
import { RequestHumanReview } from './request-human-review.tsx';
import { ReviewStatus, type TalentReviewProps } from './review-status.tsx';

/** The reviews' requested changes, with a button for a human review. Empty if there is nothing to do. */
export function FeedbackCard({ talent, profile }: TalentReviewProps) {
  const status = talentStatus(talent, profile);
  if (status.feedback === 'none' || status.feedback === 'incomplete_profile') return null;
  const isAsked = isFeedbackGiven(status);
  return (
    <Banner tone={isAsked && !status.isApproved ? 'warm' : 'info'} title={talentReviewWords(status).headline}>
      <ReviewStatus talent={talent} profile={profile} />
      {talent ? <RequestHumanReview talent={talent} /> : null}
    </Banner>
  );
}
