import type { EventKind } from '@talaash/domain/event/choice';
import type { DeclineReason } from '@talaash/domain/invitation/choice';
import type { SystemMessageEvent } from '@talaash/domain/message/choice';
import { SYSTEM_MESSAGE_TEXTS } from '@talaash/domain/message/words';
import { INVITATION_DAYS } from '@talaash/domain/invitation/limit';
import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import type { JobTerms } from '@talaash/domain/job-terms/schema';
import { invitationAnswerRefusal } from '@talaash/domain/invitation/rule';
import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import { and, eq, getTableColumns, not, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { Db } from '../../db/client.ts';
import { followUpParts, type FollowUpValues } from '../../db/follow-up.ts';
import { insertFrom } from '../../db/insert-from.ts';
import { entryFollows } from '../../db/pipeline-entry.ts';
import { prepared } from '../../db/prepared.ts';
import { companies } from '../../db/schema/company.ts';
import { messages } from '../../db/schema/message.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { isThreadPaused } from '../../db/visibility.ts';
import type { Deps } from '../../call/deps.ts';
import { newRecordId } from '../../base/record-id.ts';
import { toThread } from '../thread/present.ts';
import {
  canBeInvitedAgain,
  isThreadAsRead,
  nextTimestamp,
  readThread,
  systemMessage,
  threadAsRead,
  threadEvent,
} from '../thread/queries.ts';
import { countingParts, isUncounted } from './counting.ts';
import type { InvitationKeys } from './queries.ts';

type NewInvitation = InvitationKeys & {
  jobPostTitle: string;
  terms: JobTerms | null;
  talent: { talentName: string; talentJobTitle: string };
  note: string | undefined;
  followUp: FollowUpValues;
  /** The limits of both sides, as read before: null for any number. */
  limits: { aDay: number; aWeek: number | null };
  actorUid: string;
};

/**
 * Opens the thread with the invitation and the company's note, if there is one.
 *
 * @returns undefined if another invitation of this talent, or of this company, came first.
 */
export async function sendInvitation({ db, events }: Pick<Deps, 'db' | 'events'>, invitation: NewInvitation) {
  const { companyId, talentId, jobPostId, jobPostTitle, terms, talent, note, followUp, limits, actorUid } =
    invitation;
  const noteMessageId = note ? newRecordId() : null;
  const [sent] = await events
    .write((writer) =>
      invitationStatement(writer).execute({
        threadId: newRecordId(),
        companyId,
        talentId,
        jobPostId,
        jobPostTitle,
        terms,
        ...talent,
        ...limits,
        ...followUp,
        messageId: newRecordId(),
        noteMessageId,
        note: note ?? null,
        lastIndex: noteMessageId === null ? 0 : 1,
        actorUid,
        payload: noteMessageId === null ? {} : { noteMessageId },
      }),
    )
    .catch((error: unknown) => {
      if (isUncounted(error)) return [];
      throw error;
    });
  if (!sent) await requireBothSides(db, invitation);
  return sent;
}

const given = sql.placeholder;

const timeOf = (index: number | Placeholder) => sql`now() + ${index}::int * interval '1 millisecond'`;

/**
 * Writes an invitation in one statement: the counts of both sides, the thread, its messages, its follow-up and the event. A thread whose
 * invitation was taken back or expired is opened again. If the talent was invited already, it fails (`isUncounted`); if the
 * company's day is used up or a side is gone, it finds nothing. Both sides are locked until the commit: threads outlive them, so
 * neither may be deleted in between.
 */
const invitationStatement = prepared((db) => {
  const sides = db.$with('sides').as(
    db
      .select({ talentId: talents.talentId, companyId: companies.companyId })
      .from(talents)
      .innerJoin(companies, eq(companies.companyId, given('companyId')))
      .where(eq(talents.talentId, given('talentId')))
      .for('key share'),
  );
  const counts = countingParts(sql`${sides}`, sides, { aDay: given('aDay'), aWeek: given('aWeek') });
  const sent = db.$with('sent', {}).as(counts.sent);
  const received = db.$with('received', {}).as(counts.received);
  const newThread = insertFrom(
    threads,
    {
      threadId: given('threadId'),
      companyId: sides.companyId,
      talentId: sides.talentId,
      talentName: given('talentName'),
      talentJobTitle: given('talentJobTitle'),
      jobPostId: given('jobPostId'),
      jobPostTitle: given('jobPostTitle'),
      terms: given('terms'),
      noteMessageId: given('noteMessageId'),
      invitedAt: sql`now()`,
      answerUntilIsoDateTimeUtc: sql`now() + ${INVITATION_DAYS} * interval '1 day'`,
      companyThreadReadStatus: 'Read',
      talentThreadReadStatus: 'Unread',
      jobPostInvitationStatus: 'Pending',
      updatedIsoDateTimeUtc: timeOf(given('lastIndex')),
    },
    sql`from ${sides}, ${received}`,
  );
  const thread = db.$with('thread', getTableColumns(threads)).as(sql`${newThread} ${reopening} returning *`);
  const { threadId, companyId } = thread;
  const message = db.$with('message', getTableColumns(messages)).as(
    sql`${insertFrom(
      messages,
      {
        messageId: given('messageId'),
        threadId,
        companyId,
        sender: 'System',
        authorUid: given('actorUid'),
        markdown: SYSTEM_MESSAGE_TEXTS.InvitationSent,
        event: 'InvitationSent',
        createdIsoDateTimeUtc: timeOf(0),
      },
      sql`from ${thread}`,
    )} returning *`,
  );
  const noteMessage = db.$with('note_message', {}).as(
    insertFrom(
      messages,
      {
        messageId: given('noteMessageId'),
        threadId,
        companyId,
        sender: 'Company',
        authorUid: given('actorUid'),
        markdown: given('note'),
        createdIsoDateTimeUtc: timeOf(1),
      },
      sql`from ${thread} where ${given('noteMessageId')}::text is not null`,
    ),
  );
  const event = db.$with('event', {}).as(threadEvent(thread, 'invitation.sent', given('payload')));
  const entry = db.$with('entry', {}).as(entryFollows(thread, 'sent', given('actorUid')));
  const { prepared: follows, dropped } = followUpParts(thread);
  const followUp = [db.$with('follow_up', {}).as(follows), db.$with('no_follow_up', {}).as(dropped)];
  const onlyIfWritten = db.$with('only_if_written', {}).as(counts.onlyIfWritten(sql`${thread}`));
  return db
    .with(sides, sent, received, thread, message, noteMessage, event, entry, ...followUp, onlyIfWritten)
    .select()
    .from(thread)
    .innerJoin(message, sql`true`)
    .prepare('send_invitation');
});

/** The columns that a new invitation replaces in the thread of the last one. */
const REOPENED = [
  'talentName',
  'talentJobTitle',
  'jobPostId',
  'jobPostTitle',
  'companyThreadReadStatus',
  'talentThreadReadStatus',
  'jobPostInvitationStatus',
  'declineReason',
  'declinedAt',
  'companyReadBeforeDecline',
  'terms',
  'payBeforeRaise',
  'isPayRaised',
  'noteMessageId',
  'invitedAt',
  'answerUntilIsoDateTimeUtc',
  'remindedAt',
  'invitationChangedIsoDateTimeUtc',
  'updatedIsoDateTimeUtc',
] as const satisfies readonly (keyof typeof threads.$inferSelect)[];

const reopening = sql`on conflict (company_id, talent_id) do update set ${sql.join(
  REOPENED.map((name) => {
    const column = sql.identifier(threads[name].name);
    return sql`${column} = excluded.${column}`;
  }),
  sql`, `,
)} where ${threads.endedIsoDateTimeUtc} is null and ${canBeInvitedAgain}`;

/** Throws NOT_FOUND if a side was deleted. */
async function requireBothSides(db: Db, { companyId, talentId }: InvitationKeys): Promise<void> {
  const [sides] = await db
    .select({ one: sql`1` })
    .from(talents)
    .innerJoin(companies, eq(companies.companyId, companyId))
    .where(eq(talents.talentId, talentId));
  if (!sides) throw refusal('NOT_FOUND');
}

const ofTalent = (column: SQL, kept: SQLWrapper) =>
  sql`coalesce((select ${column} from ${talentProfiles} p where p.talent_id = ${threads.talentId}), ${kept})`;
const nameOfTalent = ofTalent(sql`p.name`, threads.talentName);
const titleOfTalent = ofTalent(sql`p.job_title`, threads.talentJobTitle);

/** Stores an answer in one statement, with its message and its event. It finds nothing if the thread has changed meanwhile. */
const answerStatement = (answer: 'Accepted' | 'Rejected', event: SystemMessageEvent, kind: EventKind) =>
  prepared((db) => {
    const thread = db.$with('thread').as(
      db
        .update(threads)
        .set({
          jobPostInvitationStatus: answer,
          // Who was anonymous until now is not any more.
          ...(answer === 'Accepted' ? { talentName: nameOfTalent, talentJobTitle: titleOfTalent } : {}),
          answerUntilIsoDateTimeUtc: sql`null`,
          declineReason: sql`${given('reason')}`,
          declinedAt: answer === 'Rejected' ? sql`now()` : sql`null`,
          companyReadBeforeDecline:
            answer === 'Rejected' ? sql`${threads.companyThreadReadStatus}` : sql`null`,
          companyThreadReadStatus: 'Unread',
          updatedIsoDateTimeUtc: nextTimestamp,
        })
        .where(
          and(
            isThreadAsRead,
            not(isThreadPaused),
            eq(threads.jobPostInvitationStatus, given('statusAsRead')),
            sql`${threads.invitationChangedIsoDateTimeUtc} is not distinct from ${given('changedAt')}::timestamptz`,
          ),
        )
        .returning(),
    );
    return db
      .with(
        thread,
        db.$with('message', {}).as(systemMessage(thread, event)),
        db.$with('event', {}).as(threadEvent(thread, kind)),
        db.$with('entry', {}).as(entryFollows(thread, answer === 'Accepted' ? 'accepted' : 'declined', null)),
      )
      .select()
      .from(thread)
      .prepare(`answer_invitation_${answer}`);
  });

const ANSWERS = {
  Accepted: { statement: answerStatement('Accepted', 'InvitationAccepted', 'invitation.accepted') },
  Rejected: { statement: answerStatement('Rejected', 'InvitationRejected', 'invitation.rejected') },
} as const;

export type InvitationAnswer = {
  threadId: string;
  talentId: string;
  actorUid: string;
  answer: keyof typeof ANSWERS;
  /** The reason for declining. */
  reason?: DeclineReason | undefined;
  /** The last change of the invitation that the talent has read; null before any. Undefined to answer whatever it says. */
  readChangeIsoDateTimeUtc?: string | null | undefined;
};

/**
 * Answers a pending invitation. Repeating the answer changes nothing, not even the reason.
 *
 * @returns the thread, or why this answer is no longer possible; undefined if the thread is not this talent's.
 */
export async function answerInvitation(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { threadId, talentId, actorUid, answer, reason, readChangeIsoDateTimeUtc }: InvitationAnswer,
) {
  const party = { side: 'talent', id: talentId } as const;
  for (;;) {
    const found = await readThread(db, party, threadId);
    if (!found) return undefined;
    const refused = invitationAnswerRefusal(found.jobPostInvitationStatus, answer);
    if (refused !== undefined) return { refused };
    if (found.jobPostInvitationStatus === answer) return { thread: found };
    const ended = endedThreadRefusal(toThread(found, 'talent'), 'talent');
    if (ended !== undefined) return { refused: ended };
    const changedAt = found.invitationChangedIsoDateTimeUtc;
    if (readChangeIsoDateTimeUtc !== undefined && readChangeIsoDateTimeUtc !== changedAt)
      return { refused: INVITATION_SENTENCES.changedMeanwhile };
    const [thread] = await events.write((writer) =>
      ANSWERS[answer].statement(writer).execute({
        ...threadAsRead(found),
        statusAsRead: found.jobPostInvitationStatus,
        changedAt,
        reason: reason ?? null,
        messageId: newRecordId(),
        actorUid,
      }),
    );
    // Otherwise another request changed the thread, so the rules decide again.
    if (thread) return { thread };
  }
}
