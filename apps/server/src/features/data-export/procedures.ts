import { anyone, verified } from '../../call/base.ts';
import { requestExport, requestLinkedExport } from './actions.ts';
import { readLatestExport, readLinkedArchive, toDataExport } from './queries.ts';

export const dataExportProcedures = {
  get: verified.dataExport.get.handler(async ({ context: { deps, viewer } }) => {
    const latest = await readLatestExport(deps.db, viewer.uid, deps.now());
    return { dataExport: latest ? toDataExport(latest, deps.now()) : null };
  }),
  request: verified.dataExport.request.handler(async ({ context: { deps, viewer } }) => ({
    dataExport: toDataExport(await requestExport(deps, viewer), deps.now()),
  })),
  requestByLink: anyone.dataExport.requestByLink.handler(async ({ input, context: { deps } }) => {
    await requestLinkedExport(deps, input.token);
    return {};
  }),
  getByLink: anyone.dataExport.getByLink.handler(async ({ input, context: { deps } }) =>
    toDataExport(await readLinkedArchive(deps, input.token), deps.now()),
  ),
};
