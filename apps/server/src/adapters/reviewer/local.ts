import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { findInCompanyProfile } from './company-profile.ts';
import { type Finding, type FreeText, wordsOf } from './finding.ts';
import { findInJobPost } from './job-post.ts';
import type { Reviewer } from './port.ts';
import { findInTalentProfile } from './talent-profile.ts';

const REASONS_MAX = 12;

/** A pass is surer the more there was to read: from 60 for nothing to 95 for 100 words or more. */
const PASS = { least: 60, most: 95, words: 100 };

/**
 * The reviewer that needs no model: rules, each of which names a field and what to change in it. The same record and
 * time always get the same answer.
 *
 * @param now milliseconds since 1970, against which dates are checked
 */
export function createLocalReviewer({ now }: { now: () => number }): Reviewer {
  return {
    reviewTalentProfile: async (profile) => toVerdict(findInTalentProfile(profile, new Date(now()))),
    reviewCompanyProfile: async (profile) => toVerdict(findInCompanyProfile(profile)),
    reviewJobPost: async (jobPost) => toVerdict(findInJobPost(jobPost)),
  };
}

/** `confidenceScore` is the certainty of the surest finding or, for a pass, grows with what there was to read. */
function toVerdict({ findings, texts }: { findings: Finding[]; texts: FreeText[] }): AiReviewResponse {
  if (findings.length === 0) {
    const words = texts.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    const share = Math.min(1, words / PASS.words);
    const confidenceScore = Math.round(PASS.least + (PASS.most - PASS.least) * share);
    return { reviewStatus: 'pass', failureReasons: [], confidenceScore };
  }
  const reasons = new Set(findings.map(({ field, change }) => `${field}: ${change}`));
  return {
    reviewStatus: 'fail',
    failureReasons: [...reasons].slice(0, REASONS_MAX),
    confidenceScore: Math.max(...findings.map(({ certainty }) => certainty)),
  };
}
