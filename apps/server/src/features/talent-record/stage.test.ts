import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { pipelineOf } from '../../../test/pipeline.ts';

const app = await testApp();
const { client, deps, member } = app;
const { hiringCompany } = marketOf(deps, app);
const { invite, shortlisted, stageOf } = pipelineOf(app);

test('the stages of a person come with what a change of them needs', async () => {
  const { hiring, someone, key } = await shortlisted();
  const { talentId } = key;
  const [viewer, colleague] = [await member(hiring, 'viewer'), await member(hiring, 'recruiter')];
  const recordOf = async (as: typeof hiring | typeof viewer) =>
    (await client(as).talentRecord.get({ talentId })).record;
  expect((await recordOf(await hiringCompany())).stages).toEqual([]);
  const { stages, companyStages } = await recordOf(viewer);
  expect(stages).toMatchObject([{ version: 1, isInvited: false, talentName: 'Meera Krishnan' }]);
  expect(companyStages).toEqual((await client(hiring).pipeline.stages({})).stages);
  const moveBy = (as: typeof hiring | typeof viewer, version: number, toStageId: string) =>
    client(as).pipeline.move({ ...key, version, toStageId });
  await expect(moveBy(viewer, 1, 'Interview')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(moveBy(colleague, 1, 'Closed')).rejects.toMatchObject({ code: 'BUSINESS_RULE_VIOLATION' });
  expect(await stageOf(hiring, someone)).toBe('Shortlisted');

  await moveBy(colleague, 1, 'Interview');
  // The later of two moves stands, and says which one it replaces.
  expect(await moveBy(hiring, 1, 'Offer')).toMatchObject({ movedOver: { stageId: 'Interview' } });
  await invite(hiring, someone);
  expect((await recordOf(hiring)).stages).toMatchObject([
    { stage: { stageId: 'Offer' }, version: 3, isInvited: true },
  ]);
  await expect(moveBy(hiring, 3, 'Invited')).resolves.toMatchObject({ entry: { stageId: 'Invited' } });
});
