import { z } from '@talaash/domain/base/schema';
import { FUNNEL_STEPS, type FunnelStep } from '@talaash/domain/joining-record/figures';
import { FUNNEL_WEEKS } from '@talaash/domain/joining-record/limit';
import { JoiningAct, JoiningRecord, NewJobOffer } from '@talaash/domain/joining-record/schema';
import { call, Nothing } from './call.ts';

const tags = ['Joining records'];
const access = ['company', 'talent'] as const;
const own = 'conversations of the caller’s own company or talent';

const count = () => z.number().int().min(0);

const FunnelCounts = z.object(
  Object.fromEntries(FUNNEL_STEPS.map((step) => [step, count()])) as Record<
    FunnelStep,
    ReturnType<typeof count>
  >,
);

/** How far the invited came. Weeks start on Monday at midnight in India, UTC+05:30. */
export const JoiningFunnel = z.object({
  total: FunnelCounts,
  /** The conversations with a record that a side disputes. They count neither as offered nor as joined. */
  disputed: count(),
  byPost: z.array(FunnelCounts.extend({ jobPostId: z.string(), jobPostTitle: z.string() })),
  byWeek: z
    .array(FunnelCounts.extend({ weekStartIsoDate: z.iso.date() }))
    .describe(`By the week of the invitation, at most ${FUNNEL_WEEKS}.`),
});
export type JoiningFunnel = z.infer<typeof JoiningFunnel>;

export const joiningRecord = {
  listInThread: call({
    access,
    permission: 'read',
    own,
    method: 'GET',
    path: '/threads/{threadId}/joining-records',
    summary: 'Lists what was offered in a conversation and what came of it, the latest first',
    tags,
  })
    .input(z.object({ threadId: z.string() }))
    .output(z.object({ records: z.array(JoiningRecord) })),
  offer: call({
    access: 'company',
    permission: 'recruit',
    own: 'conversations of the caller’s own company',
    notWhileLimited: true,
    path: '/record-job-offer',
    summary: 'Records that a company has offered the job to the talent of a conversation',
    tags,
    limit: { max: 30, seconds: 3600 },
  })
    .input(NewJobOffer)
    .output(z.object({ record: JoiningRecord })),
  move: call({
    access,
    permission: 'recruit',
    own,
    path: '/move-joining-record',
    summary:
      'Accepts, declines or withdraws a recorded job offer, says whether the talent has joined, or disputes the record',
    tags,
    limit: { max: 60, seconds: 3600 },
  })
    .input(z.strictObject({ joiningRecordId: z.string(), act: JoiningAct }))
    .output(z.object({ record: JoiningRecord })),
  readFunnel: call({
    access: 'company',
    permission: 'read',
    own: 'the caller’s own company',
    path: '/get-joining-funnel',
    summary: 'Returns how many of the invited answered, met, got an offer and joined',
    tags,
  })
    .input(Nothing)
    .output(z.object({ funnel: JoiningFunnel })),
};
