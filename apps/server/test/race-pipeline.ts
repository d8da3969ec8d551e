import type { Act, Means, World } from './race-world.ts';

/** Somebody in the company's pipeline. */
async function pipelineEntry(
  { hiring, companyId, jobPostId, found: { talentId } }: World,
  { client }: Means,
) {
  await client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  return { jobPostId, talentId };
}

/** One honest request by each call that changes a pipeline. */
export const PIPELINE_CALLS: Record<string, Act> = {
  'pipeline.move': async (world, means) => {
    const key = await pipelineEntry(world, means);
    return means.client(world.hiring).pipeline.move({ ...key, toStageId: 'Interview', version: 1 });
  },
  'pipeline.assign': async (world, means) => {
    const key = await pipelineEntry(world, means);
    return means.client(world.hiring).pipeline.assign({ ...key, uid: world.hiring.uid });
  },
  'pipeline.saveStages': async ({ hiring }, { client }) => {
    const { version, stages } = await client(hiring).pipeline.stages({});
    return client(hiring).pipeline.saveStages({ version, stages });
  },
};
