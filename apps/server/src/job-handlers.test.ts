import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { expect, test } from 'vitest';
import { testApp } from '../test/app.ts';
import { companyProfileDraft, jobPostDraft, talentProfileDraft } from '../test/draft.ts';
import type { StoredEvent } from './events/record.ts';
import { workJobs } from './job-handlers.ts';

const pass: AiReviewResponse = { reviewStatus: 'pass', failureReasons: [], confidenceScore: 90 };
let isAway = true;
const answer = async () => {
  if (isAway) throw new Error('The reviewer is away.');
  return pass;
};

const { client, company, deps, talent } = await testApp({
  instead: {
    reviewer: { reviewTalentProfile: answer, reviewCompanyProfile: answer, reviewJobPost: answer },
  },
});

test('what was saved while the reviewer was away is reviewed when it is back', async () => {
  const [someone, employer] = [await talent(), await company()];
  await client(someone).talentProfile.update({ talentProfile: talentProfileDraft() });
  await client(employer).companyProfile.update({ companyProfile: companyProfileDraft() });
  const { jobPost } = await client(employer).jobPost.update({ jobPost: jobPostDraft() });
  expect(jobPost.isReviewQueued).toBe(true);

  const reviewed = Promise.withResolvers<void>();
  const kinds = new Set<StoredEvent['kind']>();
  const stop = deps.events.subscribe((happened) => {
    for (const { kind } of happened) if (kind.endsWith('.reviewed')) kinds.add(kind);
    if (kinds.size === 3) reviewed.resolve();
  });
  isAway = false;
  await workJobs(deps);
  await reviewed.promise;
  stop();

  const { talentId } = someone;
  expect((await client(someone).talent.get({ talentId }))?.aiReviewResponse).toEqual(pass);
  expect((await client(employer).company.get({ companyId: employer.companyId })).aiReviewResponse).toEqual(
    pass,
  );
  expect((await client(employer).jobPost.get(jobPost.key)).aiReviewResponse).toEqual(pass);
});
