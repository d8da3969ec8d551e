import { type FeedbackState, feedbackState, isApproved, type Reviews } from '../review/rule.ts';

/** The status of a company: what its reviews ask for, and whether it is approved. Every sentence about it follows from this. */
export type CompanyStatus = {
  /** A person's approval answers what the automated review asked for. */
  feedback: FeedbackState;
  /** One approval, automated or human, is enough. */
  isApproved: boolean;
  isApprovedByPerson: boolean;
};

export function companyStatus(reviews: Reviews, hasProfile: boolean): CompanyStatus {
  const isApprovedByPerson = hasProfile && reviews.humanReviewResponse?.reviewStatus === 'pass';
  return {
    feedback: isApprovedByPerson ? 'none' : feedbackState(reviews, hasProfile),
    isApproved: hasProfile && isApproved(reviews),
    isApprovedByPerson,
  };
}
