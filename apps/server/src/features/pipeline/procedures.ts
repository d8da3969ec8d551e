import { CLOSE_REASONS_MIN, PIPELINE_TABLE_PAGE_SIZE, STAGE_FOLD } from '@talaash/domain/pipeline/limit';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { company } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { readOwnJobPost } from '../job-post/queries.ts';
import { assignEntry, moveEntry, saveStages } from './actions.ts';
import { readBoard } from './board.ts';
import { toEntries, toMember } from './present.ts';
import { countPeople, type EntryRow, pageStage, readStages } from './queries.ts';
import { pageTable } from './table.ts';

type Viewer = { companyId: string; uid: string };
type Asked = { jobPostId: string; isMine: boolean };

/** Throws NOT_FOUND for a job post that is not the company's. */
async function questionOf(
  { db }: Pick<Deps, 'db'>,
  { companyId, uid }: Viewer,
  { jobPostId, isMine }: Asked,
) {
  const jobPost = await readOwnJobPost(db, { companyId, jobPostId });
  if (!jobPost) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
  return { companyId, jobPostId, memberUid: isMine ? uid : undefined };
}

const toEntry = async (deps: Pick<Deps, 'db' | 'now'>, { companyId }: Viewer, row: EntryRow) => {
  const [entry] = await toEntries(deps, companyId, [row]);
  if (!entry) throw refusal('NOT_FOUND');
  return entry;
};

export const pipelineProcedures = {
  board: company.pipeline.board.handler(async ({ input, context: { deps, viewer } }) =>
    readBoard(deps, await questionOf(deps, viewer, input), {
      fold: STAGE_FOLD,
      reasonsMin: CLOSE_REASONS_MIN,
    }),
  ),
  page: company.pipeline.page.handler(async ({ input, context: { deps, viewer } }) => {
    const { stageId, limit, cursor, ...asked } = input;
    const question = await questionOf(deps, viewer, asked);
    const { rows, cursor: next } = await pageStage(deps.db, { ...question, stageId, limit, cursor });
    return { list: await toEntries(deps, viewer.companyId, rows), cursor: next };
  }),
  table: company.pipeline.table.handler(async ({ input, context: { deps, viewer } }) => {
    const { jobPostId, isMine, member, ...order } = input;
    const asked = await questionOf(deps, viewer, { jobPostId, isMine });
    const question = { ...asked, memberUid: asked.memberUid ?? member };
    const { stages } = await readStages(deps.db, viewer.companyId);
    const { total, rows } = await pageTable(deps.db, { ...question, ...order, stages });
    const list = await toEntries(deps, viewer.companyId, rows);
    return { stages, total, pageSize: PIPELINE_TABLE_PAGE_SIZE, list } as const;
  }),
  stages: company.pipeline.stages.handler(async ({ context: { deps, viewer } }) => ({
    ...(await readStages(deps.db, viewer.companyId)),
    counts: await countPeople(deps.db, viewer.companyId),
  })),
  saveStages: company.pipeline.saveStages.handler(({ input: draft, context: { deps, viewer } }) =>
    saveStages(deps, { companyId: viewer.companyId, actorUid: viewer.uid, draft }),
  ),
  move: company.pipeline.move.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId, uid: actorUid } = viewer;
    const { after, movedOver } = await moveEntry(deps, { ...input, companyId, actorUid });
    const entry = await toEntry(deps, viewer, after);
    if (!movedOver) return { entry };
    const { stageId, actedByUid } = movedOver.entry;
    const name = actedByUid === movedOver.memberUid ? movedOver.memberName : null;
    return { entry, movedOver: { stageId, member: toMember(actedByUid, name) } };
  }),
  assign: company.pipeline.assign.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId, uid: actorUid } = viewer;
    const row = await assignEntry(deps, { ...input, companyId, actorUid });
    return { entry: await toEntry(deps, viewer, row) };
  }),
};
