import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { findInCompanyProfile } from './company-profile.ts';
import { type Finding, type FreeText, wordsOf } from './finding.ts';
import { findInJobPost } from './job-post.ts';
import type { Reviewer } from './port.ts';
import { findInTalentProfile } from './talent-profile.ts';

const REASONS_MAX = 12;

/** The confidence of a pass grows with the length of the texts: from 60 for no text to 95 for 100 words or more. */
const PASS = { min: 60, max: 95, words: 100 };

/**
 * A reviewer that uses rules instead of a model. Each finding names a field and what to change in it. It is deterministic:
 * the same record at the same time gets the same verdict.
 *
 * @param now the current time in milliseconds since 1970; dates of a profile are checked against it
 */
export function createLocalReviewer({ now }: { now: () => number }): Reviewer {
  return {
    reviewTalentProfile: async (profile) => toVerdict(findInTalentProfile(profile, new Date(now()))),
    reviewCompanyProfile: async (profile) => toVerdict(findInCompanyProfile(profile)),
    reviewJobPost: async (jobPost) => toVerdict(findInJobPost(jobPost)),
  };
}

/** The confidence of a fail is the highest certainty of its findings. */
export function toVerdict({ findings, texts }: { findings: Finding[]; texts: FreeText[] }): AiReviewResponse {
  if (findings.length === 0) {
    const words = texts.reduce(
      (sum, { kind, text }) => sum + (kind === 'prose' ? wordsOf(text).length : 0),
      0,
    );
    const share = Math.min(1, words / PASS.words);
    const confidenceScore = Math.round(PASS.min + (PASS.max - PASS.min) * share);
    return { reviewStatus: 'pass', failureReasons: [], confidenceScore };
  }
  const reasons = new Set(findings.map(({ field, change }) => `${field}: ${change}`));
  return {
    reviewStatus: 'fail',
    failureReasons: [...reasons].slice(0, REASONS_MAX),
    confidenceScore: Math.max(...findings.map(({ certainty }) => certainty)),
  };
}
