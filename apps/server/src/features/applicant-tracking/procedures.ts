import { TRACKING_REFUSALS } from '@talaash/domain/applicant-tracking/words';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { company, talent } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { readOwnJobPost } from '../job-post/queries.ts';
import { chooseJob, connect, disconnect, listExternalJobs, testConnection } from './connection.ts';
import { setConsent } from './consent.ts';
import { toConnection } from './present.ts';
import {
  readApplication,
  readApplications,
  readConnection,
  readHolders,
  readIsAllowed,
  readJobs,
} from './queries.ts';
import { sendPerson } from './send.ts';
import { saveHook } from './stage.ts';

const consentOf = async ({ db }: Pick<Deps, 'db'>, talentId: string) => {
  const [isAllowed, holders] = await Promise.all([readIsAllowed(db, talentId), readHolders(db, talentId)]);
  return { isAllowed, holders: holders.map(({ talentId: _own, stageName: _theirs, ...holder }) => holder) };
};

export const applicantTrackingProcedures = {
  status: company.applicantTracking.status.handler(async ({ context: { deps, viewer } }) => {
    const [connection, jobs] = await Promise.all([
      readConnection(deps.db, viewer.companyId),
      readJobs(deps.db, viewer.companyId),
    ]);
    return {
      connection: connection ? toConnection(connection, deps.baseUrl()) : null,
      vendors: [...deps.applicantTracking.vendors],
      jobs,
    };
  }),
  connect: company.applicantTracking.connect.handler(async ({ input, context: { deps, viewer } }) => ({
    connection: toConnection(await connect(deps, viewer, input), deps.baseUrl()),
  })),
  test: company.applicantTracking.test.handler(async ({ context: { deps, viewer } }) => ({
    connection: toConnection(await testConnection(deps, viewer.companyId), deps.baseUrl()),
  })),
  saveHook: company.applicantTracking.saveHook.handler(async ({ input, context: { deps, viewer } }) => ({
    connection: toConnection(await saveHook(deps, { ...viewer, secret: input.secret }), deps.baseUrl()),
  })),
  disconnect: company.applicantTracking.disconnect.handler(async ({ context: { deps, viewer } }) => {
    await disconnect(deps, viewer);
    return {};
  }),
  listJobs: company.applicantTracking.listJobs.handler(async ({ context: { deps, viewer } }) => ({
    jobs: await listExternalJobs(deps, viewer.companyId),
  })),
  chooseJob: company.applicantTracking.chooseJob.handler(async ({ input, context: { deps, viewer } }) => {
    await chooseJob(deps, viewer, input);
    return {};
  }),
  list: company.applicantTracking.list.handler(async ({ input, context: { deps, viewer } }) => {
    const key = { companyId: viewer.companyId, jobPostId: input.jobPostId };
    if (!(await readOwnJobPost(deps.db, key))) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    return { list: await readApplications(deps.db, key) };
  }),
  send: company.applicantTracking.send.handler(async ({ input, context: { deps, viewer } }) => {
    const key = { companyId: viewer.companyId, ...input };
    await sendPerson(deps, viewer, key);
    const found = await readApplication(deps.db, key);
    if (!found) throw refusal('NOT_FOUND', TRACKING_REFUSALS.notInPipeline);
    const { candidateId: _id, isOurs: _ours, ...application } = found;
    return { application };
  }),
  consent: talent.applicantTracking.consent.handler(({ context: { deps, viewer } }) =>
    consentOf(deps, viewer.talentId),
  ),
  setConsent: talent.applicantTracking.setConsent.handler(async ({ input, context: { deps, viewer } }) => {
    const { uid, talentId } = viewer;
    await setConsent(deps, { uid, talentId, isAllowed: input.isAllowed });
    return consentOf(deps, talentId);
  }),
};
