import { talentReviewWords } from '@talaash/domain/talent-profile/review-words';
import { isFeedbackGiven, talentStanding } from '@talaash/domain/talent-profile/standing';
import { Banner } from '../../ui/show/state.tsx';
import { RequestHumanReview } from './request-human-review.tsx';
import { ReviewStatus, type TalentReviewProps } from './review-status.tsx';

/** What the reviews ask the talent to change, with a button for a human review. Empty when nothing is to be done. */
export function FeedbackCard({ talent, profile }: TalentReviewProps) {
  const standing = talentStanding(talent, profile);
  if (standing.feedback === 'none' || standing.feedback === 'incomplete_profile') return null;
  const isAsked = isFeedbackGiven(standing);
  return (
    <Banner
      tone={isAsked && !standing.isApproved ? 'warm' : 'info'}
      title={talentReviewWords(standing).headline}
    >
      <ReviewStatus talent={talent} profile={profile} />
      {talent ? <RequestHumanReview talent={talent} /> : null}
    </Banner>
  );
}
