import { type FeedbackState, feedbackState, isApproved, type Reviews } from '../review/rule.ts';

/** How a company stands: what its reviews ask for, and whether it is approved. Every sentence about it follows from this. */
export type CompanyStanding = {
  /** A person's approval answers what the automated review asked for. */
  feedback: FeedbackState;
  /** One approval, automated or human, is enough. */
  isApproved: boolean;
  isApprovedByPerson: boolean;
};

export function companyStanding(reviews: Reviews, hasProfile: boolean): CompanyStanding {
  const isApprovedByPerson = hasProfile && reviews.humanReviewResponse?.reviewStatus === 'pass';
  return {
    feedback: isApprovedByPerson ? 'none' : feedbackState(reviews, hasProfile),
    isApproved: hasProfile && isApproved(reviews),
    isApprovedByPerson,
  };
}
