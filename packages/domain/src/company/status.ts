import { type FeedbackState, feedbackState, isApproved, type Reviews } from '../review/rule.ts';

/** The status of a company: what its reviews require, and whether it is approved. Every sentence about it derives from this. */
export type CompanyStatus = {
  /** A human approval settles what the automated review required. */
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
