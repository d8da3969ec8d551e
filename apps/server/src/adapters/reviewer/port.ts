import type { CompanyProfile } from '@talaash/domain/company-profile/schema';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';

/** Checks a company's text to a talent who has not answered yet. It asks no service, so that sending waits for nothing. */
export type FirstMessageCheck = {
  /**
   * What has to change, one clause each ("remove the phone number: …"); none if nothing has to.
   *
   * @param ownDomains the company's own domains, in lower case: a link to one of them, or to a part of it, may stay
   */
  changesIn(text: string, ownDomains: readonly string[]): string[];
  /** Whether a text has a link: only then do the company's domains matter. */
  hasLink(text: string): boolean;
};

/**
 * Decides whether a record may appear in the marketplace. The reasons name a field and what to change in it.
 * Throws when it cannot answer: the caller then saves the record without a review and queues the review. `signal` says that
 * nobody waits for the answer any more.
 */
export type Reviewer = {
  reviewTalentProfile(profile: TalentProfile, signal?: AbortSignal): Promise<AiReviewResponse>;
  reviewCompanyProfile(profile: CompanyProfile, signal?: AbortSignal): Promise<AiReviewResponse>;
  reviewJobPost(jobPost: JobPost, signal?: AbortSignal): Promise<AiReviewResponse>;
  /** Shows by a harmless call that the provider answers: a sentence of what was found. Throws a ProviderFault. */
  probe?(): Promise<string>;
};
