import { JOB_POST_SKILLS_MAX } from '@talaash/domain/job-post/limit';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { company, companyOrTalent } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { toReviewResponse } from '../../reviewed/outcome.ts';
import { deleteJobPost, restoreJobPost, saveJobPost } from './actions.ts';
import { importJobPosts, previewImport } from './import.ts';
import { setJobPostOpen } from './openness.ts';
import { readPayFigures } from './pay-figures.ts';
import { toJobPost, toOwnJobPost } from './present.ts';
import {
  findNamedSkills,
  pageJobPosts,
  readJobPostCounts,
  readJobPostOfInvited,
  readOwnJobPost,
} from './queries.ts';

export const jobPostProcedures = {
  list: company.jobPost.list.handler(async ({ input, context: { deps, viewer } }) => {
    const { rows, cursor } = await pageJobPosts(deps, { companyId: viewer.companyId, ...input });
    return { list: rows.map(toOwnJobPost), cursor };
  }),
  counts: company.jobPost.counts.handler(async ({ context: { deps, viewer } }) => ({
    counts: await readJobPostCounts(deps.db, viewer.companyId),
  })),
  get: companyOrTalent.jobPost.get.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId, talentId } = viewer;
    const { jobPostId } = input;
    const own = companyId === null ? undefined : await readOwnJobPost(deps.db, { companyId, jobPostId });
    if (own) return toOwnJobPost(own);
    const found =
      talentId === null ? undefined : await readJobPostOfInvited(deps.db, { talentId, jobPostId });
    if (!found) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    return toJobPost(found);
  }),
  skills: company.jobPost.skills.handler(async ({ input, context: { deps, viewer } }) => {
    const own = await readOwnJobPost(deps.db, { companyId: viewer.companyId, jobPostId: input.jobPostId });
    if (!own) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
    return { skills: (await findNamedSkills(deps, own)).slice(0, JOB_POST_SKILLS_MAX) };
  }),
  payFigures: company.jobPost.payFigures.handler(({ input, context: { deps, viewer } }) =>
    readPayFigures(deps, { ...input, companyId: viewer.companyId }),
  ),
  update: company.jobPost.update.handler(async ({ input, context: { deps, viewer } }) => {
    const { jobPost, verdict } = await saveJobPost(deps, viewer, input.jobPost);
    return { jobPost: toOwnJobPost(jobPost), reviewResponse: toReviewResponse(verdict) };
  }),
  previewImport: company.jobPost.previewImport.handler(async ({ input, context: { deps, viewer } }) => ({
    rows: await previewImport(deps, { companyId: viewer.companyId, csv: input.csv }),
  })),
  import: company.jobPost.import.handler(async ({ input, context: { deps, viewer } }) => ({
    rows: await importJobPosts(deps, { companyId: viewer.companyId, uid: viewer.uid, csv: input.csv }),
  })),
  setOpen: company.jobPost.setOpen.handler(async ({ input, context: { deps, viewer } }) =>
    toOwnJobPost(await setJobPostOpen(deps, { ...viewer, ...input })),
  ),
  delete: company.jobPost.delete.handler(async ({ input, context: { deps, viewer } }) => {
    await deleteJobPost(deps, { ...viewer, jobPostId: input.jobPostId });
    return {};
  }),
  restore: company.jobPost.restore.handler(async ({ input, context: { deps, viewer } }) =>
    toOwnJobPost(await restoreJobPost(deps, { ...viewer, jobPostId: input.jobPostId })),
  ),
};
