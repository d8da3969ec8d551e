import type { ClosedFor } from '@talaash/domain/pipeline/choice';
import { FIRST_PIPELINE } from '@talaash/domain/pipeline/rule';
import type { InvitationStatus } from '@talaash/domain/invitation/choice';
import type pg from 'pg';
import { pipelineEntries, pipelineMoves, pipelines } from '../db/schema/pipeline.ts';
import { copyRows } from './copy.ts';
import type { DemoEmployer } from './demo-employer.ts';
import type { DemoRelations } from './demo-relation.ts';
import type { DemoThread } from './demo-thread.ts';
import type { PersonaUids } from './persona.ts';

type Entry = typeof pipelineEntries.$inferInsert;
type Move = typeof pipelineMoves.$inferInsert;

/** A stage of company@'s own, between the interview and the offer. */
const TASK = { stageId: 'demo-stage-task', name: 'Trial task', color: 'Amber' } as const;
const STAGES = FIRST_PIPELINE.toSpliced(4, 0, TASK);

type Decision = { stageIds: readonly string[]; by: 'company' | 'recruiter'; closedFor?: ClosedFor | null };

/** Where the members of company@ move the people who talk to it, for each job post in turn. The second one stays. */
const OF_TALKING: readonly (Decision | undefined)[] = [
  { stageIds: ['Interview'], by: 'recruiter' },
  undefined,
  { stageIds: ['Interview', 'Offer'], by: 'company' },
  { stageIds: ['Interview', TASK.stageId], by: 'recruiter' },
];
/** The same for those on its shortlist. */
const OF_SHORTLISTED: readonly (Decision | undefined)[] = [
  undefined,
  { stageIds: ['Closed'], by: 'recruiter', closedFor: 'Experience' },
];

const PLACES: Record<InvitationStatus, { stageId: string; closedFor?: ClosedFor } | undefined> = {
  Pending: { stageId: 'Invited' },
  Accepted: { stageId: 'Talking' },
  Rejected: { stageId: 'Closed', closedFor: 'Declined' },
  Expired: { stageId: 'Closed', closedFor: 'Expired' },
  TakenBack: undefined,
};

type Given = {
  relations: Pick<DemoRelations, 'threads' | 'shortlisted'>;
  employers: readonly DemoEmployer[];
  uids: PersonaUids;
  now: number;
};

/**
 * Everybody whom a company has invited or shortlisted is in its pipeline. The members of company@ have moved some of them, and have
 * added a stage.
 */
export async function storePipelines(client: pg.ClientBase, given: Given): Promise<void> {
  const { relations, employers, uids, now } = given;
  const companyId = employers.find((one) => one.personaUid === uids.company)?.companyId ?? '';
  const ownerOf = new Map(employers.map((employer) => [employer.companyId, employer.uid]));
  const invited = relations.threads.flatMap((thread) => invitedEntry(thread, ownerOf));
  const key = ({ companyId: of, talentId, jobPostId }: Entry) => `${of} ${talentId} ${jobPostId}`;
  const isInvited = new Set(invited.map(key));
  const shortlisted = relations.shortlisted
    .map((row): Entry => {
      const { companyId: of, talentId, jobPostId, talentName, talentJobTitle } = row;
      const at = row.createdIsoDateTimeUtc ?? '';
      const actedByUid = ownerOf.get(of) ?? null;
      return {
        companyId: of,
        talentId,
        jobPostId,
        talentName,
        talentJobTitle,
        actedByUid,
        ...since('Shortlisted', at),
      };
    })
    .filter((entry) => !isInvited.has(key(entry)));
  const isOwn = (entry: Entry) => entry.companyId === companyId;
  const talking = invited.filter((entry) => isOwn(entry) && entry.stageId === 'Talking');
  const decided = [
    ...decide(talking, OF_TALKING, { uids, now }),
    ...decide(shortlisted.filter(isOwn), OF_SHORTLISTED, { uids, now }),
  ];
  const isDecided = new Set(decided.map(({ entry }) => key(entry)));
  const others = [...invited, ...shortlisted].filter((entry) => !isDecided.has(key(entry)));
  await copyRows(client, pipelines, [{ companyId, stages: STAGES, version: 1 }]);
  await copyRows(client, pipelineEntries, [...others, ...decided.map(({ entry }) => entry)]);
  await copyRows(
    client,
    pipelineMoves,
    decided.flatMap(({ moves }) => moves),
  );
}

const since = (stageId: string, at: string) => ({
  stageId,
  version: 1,
  stageSinceIsoDateTimeUtc: at,
  createdIsoDateTimeUtc: at,
  updatedIsoDateTimeUtc: at,
});

function invitedEntry({ thread, messages }: DemoThread, ownerOf: ReadonlyMap<string, string>): Entry[] {
  const place = PLACES[thread.jobPostInvitationStatus];
  if (!place) return [];
  const { companyId, talentId, jobPostId, talentName, talentJobTitle } = thread;
  const answer = messages.findLast(({ event }) => event !== null) ?? messages[0];
  const at = answer?.createdIsoDateTimeUtc ?? '';
  const ids = { companyId, talentId, jobPostId, talentName, talentJobTitle };
  const actedByUid = ownerOf.get(companyId) ?? null;
  return [{ ...ids, actedByUid, ...since(place.stageId, at), closedFor: place.closedFor ?? null }];
}

type Decided = { entry: Entry; moves: Move[] };

/** Moves people as their places in the decisions say, in each job post from the first one on. */
function decide(
  entries: readonly Entry[],
  decisions: readonly (Decision | undefined)[],
  means: Pick<Given, 'uids' | 'now'>,
): Decided[] {
  const byPost = Map.groupBy(entries, ({ jobPostId }) => jobPostId);
  return [...byPost.values()].flatMap((ofPost) =>
    ofPost.flatMap((entry, at) => {
      const decision = decisions[at];
      return decision ? [moved(entry, decision, means)] : [];
    }),
  );
}

/** Moves a person from stage to stage, spread over the time until now. */
function moved(
  entry: Entry,
  { stageIds, by, closedFor = null }: Decision,
  { uids, now }: Pick<Given, 'uids' | 'now'>,
): Decided {
  const { companyId, talentId, jobPostId } = entry;
  const startedAt = Date.parse(entry.stageSinceIsoDateTimeUtc ?? '');
  const timeOf = (index: number) =>
    new Date(startedAt + ((now - startedAt) * (index + 1)) / (stageIds.length + 1)).toISOString();
  const [actedByUid, last] = [uids[by], stageIds.at(-1) ?? entry.stageId];
  const at = timeOf(stageIds.length - 1);
  return {
    entry: {
      ...entry,
      stageId: last,
      stageSinceIsoDateTimeUtc: at,
      updatedIsoDateTimeUtc: at,
      version: 1 + stageIds.length,
      actedByUid,
      assignedUid: last === 'Offer' ? actedByUid : null,
      closedFor,
    },
    moves: stageIds.map((stageId, index) => ({
      companyId,
      talentId,
      jobPostId,
      fromStage: nameOf(stageIds[index - 1] ?? entry.stageId),
      toStage: nameOf(stageId),
      closedFor,
      actedByUid,
      createdIsoDateTimeUtc: timeOf(index),
    })),
  };
}

const nameOf = (id: string): string => STAGES.find(({ stageId }) => stageId === id)?.name ?? id;
