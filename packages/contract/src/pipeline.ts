import { Cursor, id, isoDateTimeUtc, limit, listOf, z } from '@talaash/domain/base/schema';
import { INVITATION_STATUSES } from '@talaash/domain/invitation/choice';
import { CLOSED_FOR, CLOSE_REASONS, PIPELINE_SORTS } from '@talaash/domain/pipeline/choice';
import { PIPELINE_TABLE_PAGE_SIZE, STAGE_PAGE_SIZE } from '@talaash/domain/pipeline/limit';
import { PipelineStage, PipelineStages, PipelineStagesDraft } from '@talaash/domain/pipeline/schema';
import { call, Nothing } from './call.ts';
import { TalentCard } from './talent-profile.ts';

const reading = {
  access: 'company',
  permission: 'read',
  own: 'pipelines of the caller’s own company',
} as const;
const changing = { ...reading, permission: 'recruit', limit: { max: 600, seconds: 600 } } as const;
const tags = ['Pipeline'];

const EntryKey = z.strictObject({ jobPostId: id(), talentId: id() });

/** A member of the company. The name is null once the account is deleted. */
const Member = z.object({ uid: z.string(), name: z.string().nullable() });

/** A person in the pipeline of a job post. */
export const PipelineEntry = z.object({
  jobPostId: z.string(),
  talentId: z.string(),
  stageId: z.string(),
  stageSinceIsoDateTimeUtc: isoDateTimeUtc(),
  /** Why it was closed; null unless it is. */
  closedFor: z.enum(CLOSED_FOR).nullable(),
  /** Each move counts one more. */
  version: z.number().int(),
  /** What the company last saw of the person. */
  talentName: z.string(),
  talentJobTitle: z.string(),
  /** Null while the company may not see it. */
  talentProfile: TalentCard.nullable(),
  /** Who is in charge, or acted last; null if nobody did. */
  member: Member.nullable(),
  /** The member who is in charge; null if nobody is named. */
  assignedUid: z.string().nullable(),
  /** The member who acted last; null if nobody did. */
  actedByUid: z.string().nullable(),
  /** How many notes the company has about the person; 0 while it may not read them. */
  notesCount: z.number().int(),
  /** When its first reminder about the person that is not done is due; null without one. */
  reminderIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  /** When its next meeting with the person starts, or the one that is under way did; null without one. */
  meetingIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  /** The conversation about this job post; absent without one. */
  thread: z
    .object({
      threadId: z.string(),
      invitationStatus: z.enum(INVITATION_STATUSES),
      answerUntilIsoDateTimeUtc: isoDateTimeUtc().optional(),
      isUnread: z.boolean(),
      /** The last message that a person wrote. */
      lastMessage: z
        .object({ sender: z.enum(['Company', 'Talent']), createdIsoDateTimeUtc: isoDateTimeUtc() })
        .optional(),
    })
    .optional(),
});
export type PipelineEntry = z.infer<typeof PipelineEntry>;

const PipelineColumn = z.object({
  stageId: z.string(),
  count: z.number().int(),
  /** How many invitations end within days. */
  endSoonCount: z.number().int(),
  /** How many people have written last, and wait for an answer. */
  waitingCount: z.number().int(),
  oldestSinceIsoDateTimeUtc: isoDateTimeUtc().optional(),
  list: z.array(PipelineEntry),
  cursor: z.string().nullable(),
});
export type PipelineColumn = z.infer<typeof PipelineColumn>;

const Question = z.strictObject({ jobPostId: id(), isMine: z.boolean().default(false) });

export const pipeline = {
  board: call({
    ...reading,
    path: '/pipeline-board',
    summary: 'Returns the stages of a job post’s pipeline with the first people of each',
    tags,
    limit: { max: 600, seconds: 60 },
  })
    .input(Question)
    .output(
      z.object({
        version: z.number().int(),
        stages: z.array(PipelineStage),
        columns: z.array(PipelineColumn),
        /** How often each reason was given; null for too few closed people. */
        closedFor: z.array(z.object({ reason: z.enum(CLOSED_FOR), count: z.number().int() })).nullable(),
      }),
    ),
  page: call({
    ...reading,
    path: '/pipeline-stage',
    summary: 'Lists the people of a stage of a job post’s pipeline, the latest first',
    tags,
    limit: { max: 600, seconds: 60 },
  })
    .input(Question.extend({ stageId: id(), limit: limit(STAGE_PAGE_SIZE), cursor: Cursor }))
    .output(listOf(PipelineEntry)),
  table: call({
    ...reading,
    path: '/pipeline-table',
    summary: 'Lists the people of a job post’s pipeline in a chosen order, by pages',
    tags,
    limit: { max: 600, seconds: 60 },
  })
    .input(
      Question.extend({
        stageId: id().optional(),
        /** The uid of a member: only the people of this one. */
        member: id().optional(),
        sort: z.enum(PIPELINE_SORTS).default('since'),
        isDescending: z.boolean().default(true),
        page: z.number().int().min(1).max(100).default(1),
      }),
    )
    .output(
      z.object({
        stages: z.array(PipelineStage),
        total: z.number().int(),
        pageSize: z.literal(PIPELINE_TABLE_PAGE_SIZE),
        list: z.array(PipelineEntry),
      }),
    ),
  stages: call({
    ...reading,
    method: 'GET',
    path: '/pipeline-stages',
    summary: 'Lists the stages of the company’s pipelines in order',
    tags,
  })
    .input(Nothing)
    .output(PipelineStages.extend({ counts: z.record(z.string(), z.number().int()) })),
  saveStages: call({
    ...changing,
    path: '/save-pipeline-stages',
    summary:
      'Saves all stages of the company’s pipelines in order, and moves the people of removed ones. CONFLICT if the server has a newer version',
    tags,
  })
    .input(PipelineStagesDraft)
    .output(PipelineStages),
  move: call({
    ...changing,
    path: '/move-in-pipeline',
    summary:
      'Moves a person to another stage. The later of two moves stands, and the answer names the earlier one. An undo is CONFLICT after another move',
    tags,
  })
    .input(
      EntryKey.extend({
        toStageId: id(),
        /** The version of the entry that was seen. */
        version: z.number().int().min(0),
        closeReason: z.enum(CLOSE_REASONS).optional(),
        isUndo: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        entry: PipelineEntry,
        /** The move of somebody else that this one replaces; absent if there was none. */
        movedOver: z.object({ stageId: z.string(), member: Member.nullable() }).optional(),
      }),
    ),
  assign: call({
    ...changing,
    path: '/assign-in-pipeline',
    summary: 'Puts a member of the company in charge of a person in the pipeline, or nobody',
    tags,
  })
    .input(EntryKey.extend({ uid: id().nullable() }))
    .output(z.object({ entry: PipelineEntry })),
};
