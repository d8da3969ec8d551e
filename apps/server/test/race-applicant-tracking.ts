import type { Act, Means, World } from './race-world.ts';

/** A connected stand-in, and somebody in the pipeline of a job post with a job. */
async function connected({ hiring, companyId, jobPostId, found: { talentId } }: World, { client }: Means) {
  const { applicantTracking, shortlistedProfile } = client(hiring);
  await applicantTracking.connect({ vendor: 'StandIn', secret: 'x' });
  await applicantTracking.chooseJob({ jobPostId, externalJobId: 'job-1' });
  await shortlistedProfile.put({ companyId, talentId, jobPostId });
  return { applicantTracking, key: { jobPostId, talentId } };
}

/** One honest request by each call that changes an applicant tracking system or the consent to it. */
export const APPLICANT_TRACKING_CALLS: Record<string, Act> = {
  'applicantTracking.connect': ({ hiring }, { client }) =>
    client(hiring).applicantTracking.connect({ vendor: 'StandIn', secret: 'x' }),
  'applicantTracking.test': async (world, means) =>
    (await connected(world, means)).applicantTracking.test({}),
  'applicantTracking.saveHook': async (world, means) =>
    (await connected(world, means)).applicantTracking.saveHook({ secret: 'a secret of sixteen' }),
  'applicantTracking.disconnect': async (world, means) =>
    (await connected(world, means)).applicantTracking.disconnect({}),
  'applicantTracking.chooseJob': async (world, means) =>
    (await connected(world, means)).applicantTracking.chooseJob({
      jobPostId: world.jobPostId,
      externalJobId: 'job-2',
    }),
  'applicantTracking.send': async (world, means) => {
    const { applicantTracking, key } = await connected(world, means);
    return applicantTracking.send(key);
  },
  'applicantTracking.setConsent': ({ found }, { client }) =>
    client(found).applicantTracking.setConsent({ isAllowed: true }),
};
