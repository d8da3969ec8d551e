import type { SystemMessageEvent } from '@talaash/domain/message/choice';
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

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

export type DemoThread = {
  thread: typeof threads.$inferInsert;
  messages: (typeof messages.$inferInsert)[];
  events: (typeof events.$inferInsert)[];
};

/** A thread with all that was said in it, each a while after the last, the latest before `now`. */
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
  const begun = now - plan.daysAgo * DAY - random.between(0, 300) * MINUTE;
  const threadId = toRecordId(random.bytes(12), begun);
  const lines = linesOf(random, plan, words);
  const moments = momentsOf(random, { begun, count: lines.length, hasNote: plan.hasNote, now });
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
      jobPostId: jobPost.jobPostId,
      jobPostTitle: jobPost.title,
      companyThreadReadStatus: plan.unreadBy === 'company' ? 'Unread' : 'Read',
      talentThreadReadStatus: plan.unreadBy === 'talent' ? 'Unread' : 'Read',
      jobPostInvitationStatus: plan.status,
      createdIsoDateTimeUtc: moments[0],
      updatedIsoDateTimeUtc: moments.at(-1),
    },
    messages: lines.map(({ sender, markdown, event }, at) => ({
      messageId: toRecordId(random.bytes(12), begun),
      threadId,
      companyId,
      sender,
      markdown: fillSlots(markdown, slots),
      event: event ?? null,
      createdIsoDateTimeUtc: moments[at],
    })),
    events: lines.flatMap(({ sender, event }, at): DemoThread['events'] => {
      const when = { createdIsoDateTimeUtc: moments[at] ?? '' };
      if (event) {
        const actorUid = event === 'InvitationSent' ? employer.uid : talent.uid;
        return [{ kind: EVENT_KINDS[event], actorUid, ...ids, ...when }];
      }
      // A note goes out with its invitation and is no message of its own.
      if (at === 1 && plan.hasNote) return [];
      const actorUid = sender === 'Company' ? employer.uid : talent.uid;
      return [{ kind: 'message.sent', actorUid, ...ids, payload: { sender }, ...when }];
    }),
  };
}

type Line = { sender: 'Company' | 'Talent' | 'System'; markdown: string; event?: SystemMessageEvent };

const EVENT_KINDS = {
  InvitationSent: 'invitation.sent',
  InvitationAccepted: 'invitation.accepted',
  InvitationRejected: 'invitation.rejected',
} as const satisfies Record<SystemMessageEvent, string>;

const ANSWERS: Record<InvitationStatus, SystemMessageEvent | undefined> = {
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

const systemLine = (event: SystemMessageEvent): Line => ({
  sender: 'System',
  markdown: SYSTEM_MESSAGE_TEXTS[event],
  event,
});

/** The invitation and its note together; then pauses of minutes to a day that fit into the time until now. */
function momentsOf(
  random: Random,
  { begun, count, hasNote, now }: { begun: number; count: number; hasNote: boolean; now: number },
): string[] {
  const longest = Math.min(DAY, (now - begun - 10 * MINUTE) / Math.max(1, count));
  let moment = begun;
  return Array.from({ length: count }, (_, at) => {
    if (at === 1 && hasNote) moment += 1;
    else if (at > 0) moment += longest * (0.15 + 0.85 * random.next());
    return new Date(moment).toISOString();
  });
}
