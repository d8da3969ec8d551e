import type { InvitationEvent } from '@talaash/domain/message/choice';
import { SYSTEM_MESSAGE_TEXTS } from '@talaash/domain/message/words';
import { INVITATION_DAYS, INVITATION_REMINDER_DAYS } from '@talaash/domain/invitation/limit';
import type { InvitationStatus } from '@talaash/domain/invitation/choice';
import { toRecordId } from '@talaash/domain/base/record-id';
import type { events } from '../db/schema/event.ts';
import type { messages } from '../db/schema/message.ts';
import type { threads } from '../db/schema/thread.ts';
import type { ConversationWords, ThreadPlan } from './content/demo-schema.ts';
import { fillSlots } from './content/slot.ts';
import type { ReviewedTalent } from './crowd.ts';
import type { DemoEmployer, DemoJobPostRow } from './demo-employer.ts';
import { createRandom, type Random } from './random.ts';
import { workingTimeFrom } from './working-hours.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** The place of the note in a thread that has one: after the line that the invitation was sent. */
const NOTE_INDEX = 1;

export type DemoThread = {
  thread: typeof threads.$inferInsert;
  messages: (typeof messages.$inferInsert)[];
  events: (typeof events.$inferInsert)[];
};

/** Writes the threads of a demo, each with what the ones before have not said. */
export function createThreadWriter(given: { words: ConversationWords; seed: number; now: number }) {
  const words: Unsaid = { notes: [...given.words.notes], conversations: [...given.words.conversations] };
  let written = 0;
  return (of: Pick<ThreadSource, 'employer' | 'jobPost' | 'talent' | 'plan'>): DemoThread =>
    demoThread(createRandom(given.seed, 2_100_000 + written++), { ...of, words, now: given.now });
}

/** The words that no thread has used yet. */
type Unsaid = { notes: string[]; conversations: ConversationWords['conversations'] };

type ThreadSource = {
  employer: DemoEmployer;
  jobPost: DemoJobPostRow;
  talent: ReviewedTalent;
  plan: ThreadPlan;
  words: Unsaid;
  now: number;
};

/** A thread with its messages and events, spread over the time from the invitation to `now`. */
function demoThread(random: Random, given: ThreadSource): DemoThread {
  const { employer, jobPost, talent, plan, words, now } = given;
  const { companyId } = employer;
  const { talentId } = talent.profile.key;
  const lines = linesOf(plan, words);
  const clocks = lines.map(({ sender, event }) =>
    sender === 'Company' || event === 'InvitationSent' ? employer.company.timeZone : 'Asia/Kolkata',
  );
  const times = timesOf(random, { wantedAt: now - plan.daysAgo * DAY, clocks, hasNote: plan.hasNote, now });
  const startedAt = Date.parse(times[0] ?? '');
  const threadId = toRecordId(random.bytes(12), startedAt);
  const ids = { companyId, talentId, threadId, jobPostId: jobPost.jobPostId };
  const slots = {
    first: talent.profile.name.split(' ')[0] ?? '',
    hirer: employer.company.hiresBy.split(' ')[0] ?? '',
    company: employer.company.name,
    title: jobPost.title,
  };

  const messageRows = lines.map(({ sender, markdown, event }, index) => ({
    messageId: toRecordId(random.bytes(12), startedAt),
    threadId,
    companyId,
    sender,
    markdown: fillSlots(markdown, slots),
    event: event ?? null,
    createdIsoDateTimeUtc: times[index],
  }));
  const idOf = (index: number) => messageRows[index]?.messageId;

  return {
    thread: {
      threadId,
      companyId,
      talentId,
      talentName: talent.profile.name,
      talentJobTitle: talent.profile.jobTitle,
      jobPostId: jobPost.jobPostId,
      jobPostTitle: jobPost.title,
      terms: jobPost.terms,
      ...(plan.status === 'Pending' ? waiting(startedAt, now) : {}),
      noteMessageId: plan.hasNote ? idOf(NOTE_INDEX) : null,
      companyThreadReadStatus: plan.unreadBy === 'company' ? 'Unread' : 'Read',
      talentThreadReadStatus: plan.unreadBy === 'talent' ? 'Unread' : 'Read',
      companyReadMarkAt: plan.unreadBy === 'company' ? null : (times.at(-1) ?? null),
      talentReadMarkAt: plan.unreadBy === 'talent' ? null : (times.at(-1) ?? null),
      jobPostInvitationStatus: plan.status,
      declineReason: plan.declineReason,
      createdIsoDateTimeUtc: times[0],
      updatedIsoDateTimeUtc: times.at(-1),
    },
    messages: messageRows,
    events: lines.flatMap(({ sender, event }, index): DemoThread['events'] => {
      const timestamps = { createdIsoDateTimeUtc: times[index] ?? '' };
      if (event) {
        const actorUid = event === 'InvitationSent' ? employer.uid : talent.uid;
        const payload = event === 'InvitationSent' && plan.hasNote ? { noteMessageId: idOf(NOTE_INDEX) } : {};
        return [{ kind: EVENT_KINDS[event], actorUid, ...ids, payload, ...timestamps }];
      }
      // A note is sent with its invitation, so it has no event of its own.
      if (index === NOTE_INDEX && plan.hasNote) return [];
      const actorUid = sender === 'Company' ? employer.uid : talent.uid;
      const payload = { sender, messageId: idOf(index) };
      return [{ kind: 'message.sent', actorUid, ...ids, payload, ...timestamps }];
    }),
  };
}

/** Until when a waiting invitation can be answered. Those that waited longer are from before invitations expired. */
function waiting(sentAt: number, now: number) {
  const until = sentAt + INVITATION_DAYS * DAY;
  if (until <= now) return {};
  const at = new Date(sentAt).toISOString();
  const isReminded = now - sentAt > INVITATION_REMINDER_DAYS * DAY;
  return {
    invitedAt: at,
    answerUntilIsoDateTimeUtc: new Date(until).toISOString(),
    remindedAt: isReminded ? at : null,
  };
}

type Line = { sender: 'Company' | 'Talent' | 'System'; markdown: string; event?: InvitationEvent };

const EVENT_KINDS = {
  InvitationSent: 'invitation.sent',
  InvitationAccepted: 'invitation.accepted',
  InvitationRejected: 'invitation.rejected',
  InvitationTakenBack: 'invitation.takenBack',
  InvitationExpired: 'invitation.expired',
  PayRaised: 'invitation.payRaised',
} as const satisfies Record<InvitationEvent, string>;

const ANSWERS: Record<InvitationStatus, InvitationEvent | undefined> = {
  Pending: undefined,
  Accepted: 'InvitationAccepted',
  Rejected: 'InvitationRejected',
  TakenBack: 'InvitationTakenBack',
  Expired: 'InvitationExpired',
};

function linesOf(plan: ThreadPlan, words: Unsaid): Line[] {
  const answer = ANSWERS[plan.status];
  return [
    systemLine('InvitationSent'),
    ...(plan.hasNote ? [{ sender: 'Company' as const, markdown: nextOf(words.notes) }] : []),
    ...(answer ? [systemLine(answer)] : []),
    ...(plan.conversation ? nextOf(words.conversations).slice(0, plan.conversation) : []),
  ];
}

function nextOf<Words>(unsaid: Words[]): Words {
  const next = unsaid.shift();
  if (next === undefined) throw new Error('The demo has too few notes or conversations.');
  return next;
}

const systemLine = (event: InvitationEvent): Line => ({
  sender: 'System',
  markdown: SYSTEM_MESSAGE_TEXTS[event],
  event,
});

/**
 * The time of each message, in the working hours of who sends it. The note is sent with the invitation. A thread that would
 * end after `now` begins a day earlier.
 * @param clocks the time zone of who sends each message
 */
function timesOf(
  random: Random,
  given: { wantedAt: number; clocks: readonly string[]; hasNote: boolean; now: number },
): string[] {
  const { wantedAt, clocks, hasNote, now } = given;
  let time = wantedAt - random.between(0, 300) * MINUTE;
  const times = clocks.map((timeZone, index) => {
    if (index === NOTE_INDEX && hasNote) time += 1;
    else time = workingTimeFrom(index === 0 ? time : time + random.between(4, 90) * MINUTE, timeZone, random);
    return time;
  });
  if (time > now - 10 * MINUTE) return timesOf(random, { ...given, wantedAt: wantedAt - DAY });
  return times.map((sent) => new Date(sent).toISOString());
}
