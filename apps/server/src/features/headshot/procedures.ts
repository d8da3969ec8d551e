import { talent } from '../../call/base.ts';
import { readRuns } from './queries.ts';

export const headshotProcedures = {
  runs: talent.headshot.runs.handler(({ context: { deps, viewer } }) =>
    readRuns(deps.db, viewer.talentId, deps.now()),
  ),
};
