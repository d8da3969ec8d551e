import { verified } from '../../call/base.ts';
import { requestExport } from './actions.ts';
import { readLatestExport, toDataExport } from './queries.ts';

export const dataExportProcedures = {
  get: verified.dataExport.get.handler(async ({ context: { deps, viewer } }) => {
    const latest = await readLatestExport(deps.db, viewer.uid, deps.now());
    return { dataExport: latest ? toDataExport(latest, deps.now()) : null };
  }),
  request: verified.dataExport.request.handler(async ({ context: { deps, viewer } }) => ({
    dataExport: toDataExport(await requestExport(deps, viewer), deps.now()),
  })),
};
