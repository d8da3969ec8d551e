import type { InvitationEvent } from '@talaash/domain/message/choice';
import { SYSTEM_MESSAGE_TEXTS } from '@talaash/domain/message/words';
import type { InvitationStatus } from '@talaash/domain/invitation/choice';
import { toRecordId } from '@talaash/domain/base/record-id';
import type { events } from '../db/schema/event.ts';
import type { messages } from '../db/schema/message.ts';
import type { threads } from '../db/schema/thread.ts';
import type { ConversationWords, ThreadPlan } from './content/demo-schema.ts';
import { fillSlots } from './content/slot.ts';
import type { ReviewedTalent } from './crowd.ts';
import type { DemoEmployer, DemoJobPostRow } from './demo-employer.ts';
import type { Random } from './random.ts';
import { workingTimeBefore } from './working-hours.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

export type DemoThread = {
  thread: typeof threads.$inferInsert;
  messages: (typeof messages.$inferInsert)[];
  events: (typeof events.$inferInsert)[];
};

/** A thread with its messages and events, spread over the time from the invitation to `now`. */
export function demoThread(
  random: Random,
  given: {
    employer: DemoEmployer;
    jobPost: DemoJobPostRow;
    talent: ReviewedTalent;
    plan: ThreadPlan;
    words: ConversationWords;
    now: number;
  },
): DemoThread {
  const { employer, jobPost, talent, plan, words, now } = given;
  const { companyId } = employer;
  const { talentId } = talent.profile.key;
  const startedAt = workingTimeBefore(now - plan.daysAgo * DAY - random.between(0, 300) * MINUTE, random);
  const threadId = toRecordId(random.bytes(12), startedAt);
  const lines = linesOf(random, plan, words);
  const times = timesOf(random, { startedAt, count: lines.length, hasNote: plan.hasNote, now });
  const ids = { companyId, talentId, threadId, jobPostId: jobPost.jobPostId };
  const slots = {
    first: talent.profile.name.split(' ')[0] ?? '',
    hirer: employer.company.hiresBy.split(' ')[0] ?? '',
    company: employer.company.name,
    title: jobPost.title,
  };

  return {
    thread: {
      threadId,
      companyId,
      talentId,
      talentName: talent.profile.name,
      talentJobTitle: talent.profile.jobTitle,
      jobPostId: jobPost.jobPostId,
      jobPostTitle: jobPost.title,
      companyThreadReadStatus: plan.unreadBy === 'company' ? 'Unread' : 'Read',
      talentThreadReadStatus: plan.unreadBy === 'talent' ? 'Unread' : 'Read',
      jobPostInvitationStatus: plan.status,
      createdIsoDateTimeUtc: times[0],
      updatedIsoDateTimeUtc: times.at(-1),
    },
    messages: lines.map(({ sender, markdown, event }, index) => ({
      messageId: toRecordId(random.bytes(12), startedAt),
      threadId,
      companyId,
      sender,
      markdown: fillSlots(markdown, slots),
      event: event ?? null,
      createdIsoDateTimeUtc: times[index],
    })),
    events: lines.flatMap(({ sender, event }, index): DemoThread['events'] => {
      const timestamps = { createdIsoDateTimeUtc: times[index] ?? '' };
      if (event) {
        const actorUid = event === 'InvitationSent' ? employer.uid : talent.uid;
        return [{ kind: EVENT_KINDS[event], actorUid, ...ids, ...timestamps }];
      }
      // A note is sent with its invitation, so it has no event of its own.
      if (index === 1 && plan.hasNote) return [];
      const actorUid = sender === 'Company' ? employer.uid : talent.uid;
      return [{ kind: 'message.sent', actorUid, ...ids, payload: { sender }, ...timestamps }];
    }),
  };
}

type Line = { sender: 'Company' | 'Talent' | 'System'; markdown: string; event?: InvitationEvent };

const EVENT_KINDS = {
  InvitationSent: 'invitation.sent',
  InvitationAccepted: 'invitation.accepted',
  InvitationRejected: 'invitation.rejected',
} as const satisfies Record<InvitationEvent, string>;

const ANSWERS: Record<InvitationStatus, InvitationEvent | undefined> = {
  Pending: undefined,
  Accepted: 'InvitationAccepted',
  Rejected: 'InvitationRejected',
};

function linesOf(random: Random, plan: ThreadPlan, { notes, conversations }: ConversationWords): Line[] {
  const answer = ANSWERS[plan.status];
  const { number, lines } = plan.conversation ?? { number: 0, lines: 0 };
  return [
    systemLine('InvitationSent'),
    ...(plan.hasNote ? [{ sender: 'Company' as const, markdown: random.pick(notes) }] : []),
    ...(answer ? [systemLine(answer)] : []),
    ...(conversations[number % conversations.length]?.slice(0, lines) ?? []),
  ];
}

const systemLine = (event: InvitationEvent): Line => ({
  sender: 'System',
  markdown: SYSTEM_MESSAGE_TEXTS[event],
  event,
});

/** The time of each message, in working hours. The note is sent with the invitation; the others come before `now`. */
function timesOf(
  random: Random,
  { startedAt, count, hasNote, now }: { startedAt: number; count: number; hasNote: boolean; now: number },
): string[] {
  const longestPause = Math.min(DAY, (now - startedAt - 10 * MINUTE) / Math.max(1, count));
  let time = startedAt;
  const timeAfter = (before: number, pause: number) => {
    const working = workingTimeBefore(before + pause, random);
    // A short pause that ends in the evening: the answer comes at once, while they are still there.
    return working > before ? working : before + Math.min(pause, random.between(2, 9) * MINUTE);
  };
  return Array.from({ length: count }, (_, index) => {
    if (index === 1 && hasNote) time += 1;
    else if (index > 0) time = timeAfter(time, longestPause * (0.15 + 0.85 * random.next()));
    return new Date(time).toISOString();
  });
}
