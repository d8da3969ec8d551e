import type { MeetingMail } from '@talaash/domain/meeting/choice';
import { MEETING_SENTENCES } from '@talaash/domain/meeting/words';
import { dayIn, elsewhereWords, rangeIn, timeIn } from '@talaash/domain/meeting/time-words';
import { countOf } from '@talaash/domain/base/count';
import type { MailContent, MailPart } from './content.ts';

export type MeetingMailFacts = {
  name: string;
  otherName: string;
  startMs: number;
  endMs: number;
  ownZone: string;
  otherZone: string;
  roomUrl: string | null;
  /** Why it moved or was cancelled. */
  reason: string | null;
  /** Whether it was cancelled because the conversation is closed. */
  isByProduct: boolean;
  /** The conversation. */
  url: string;
};

const whenOf = ({ startMs, endMs, ownZone }: MeetingMailFacts): string =>
  `${dayIn(ownZone, startMs)}, ${rangeIn(ownZone, startMs, endMs)}`;

function factsOf(facts: MeetingMailFacts): MailPart {
  const elsewhere = elsewhereWords(facts.ownZone, facts.otherZone, facts.startMs);
  return {
    facts: [
      ['With', facts.otherName],
      ['When', whenOf(facts)],
      ...(elsewhere === undefined ? [] : [['There', elsewhere] as const]),
      ...(facts.roomUrl === null ? [] : [['Room', facts.roomUrl] as const]),
    ],
  };
}

const reasonOf = ({ reason }: MeetingMailFacts): MailPart[] => (reason === null ? [] : [{ quote: reason }]);

const OPEN = 'Open the conversation';
const FILE_NOTE = 'The attached file updates your calendar.';

/** The mails about a meeting, by what happened to it. */
export const MEETING_MAIL_CONTENTS: Record<MeetingMail, (facts: MeetingMailFacts) => MailContent> = {
  confirmed: (facts) => ({
    name: 'meetingConfirmed',
    subject: `Meeting with ${facts.otherName}: ${whenOf(facts)}`,
    preheader: MEETING_SENTENCES.reminders,
    heading: 'Your meeting is confirmed',
    parts: [
      { paragraph: `Hello ${facts.name}, this time is agreed.` },
      factsOf(facts),
      { button: OPEN, url: facts.url },
      { note: `${FILE_NOTE} ${MEETING_SENTENCES.reminders}` },
    ],
  }),
  moved: (facts) => ({
    name: 'meetingMoved',
    subject: `Moved: meeting with ${facts.otherName}, now ${whenOf(facts)}`,
    preheader: 'The meeting has another time.',
    heading: 'Your meeting has moved',
    parts: [
      { paragraph: `Hello ${facts.name}, this is the new time.` },
      factsOf(facts),
      ...reasonOf(facts),
      { button: OPEN, url: facts.url },
      { note: FILE_NOTE },
    ],
  }),
  cancelled: (facts) => ({
    name: 'meetingCancelled',
    subject: `Cancelled: meeting with ${facts.otherName}, ${whenOf(facts)}`,
    preheader: 'The meeting does not take place.',
    heading: 'Your meeting is cancelled',
    parts: [
      {
        paragraph: facts.isByProduct
          ? `Hello ${facts.name}, this meeting does not take place. Its conversation is closed.`
          : `Hello ${facts.name}, this meeting does not take place.`,
      },
      factsOf({ ...facts, roomUrl: null }),
      ...reasonOf(facts),
      { button: OPEN, url: facts.url },
      { note: FILE_NOTE },
    ],
  }),
  reminder: (facts) => ({
    name: 'meetingReminder',
    subject: `Soon: meeting with ${facts.otherName}, ${whenOf(facts)}`,
    preheader: `It starts at ${timeIn(facts.ownZone, facts.startMs)}.`,
    heading: `You meet ${facts.otherName} soon`,
    parts: [
      { paragraph: `Hello ${facts.name}, this meeting is coming up.` },
      factsOf(facts),
      { button: OPEN, url: facts.url },
    ],
  }),
};

export type MeetingOfferMailFacts = {
  name: string;
  otherName: string;
  starts: readonly number[];
  minutes: number;
  keptUntilMs: number;
  ownZone: string;
  otherZone: string;
  /** Whether a meeting that is agreed would move. */
  isMove: boolean;
  reason: string | null;
  url: string;
};

/** The slots that somebody offers. */
export function meetingOfferMail(facts: MeetingOfferMailFacts): MailContent {
  const { name, otherName, starts, minutes, keptUntilMs, ownZone, otherZone, isMove, reason, url } = facts;
  const slots = countOf(starts.length, 'slot');
  const wordsOf = (start: number) => {
    const elsewhere = elsewhereWords(ownZone, otherZone, start);
    const own = `${dayIn(ownZone, start)}, ${rangeIn(ownZone, start, start + minutes * 60_000)}`;
    return elsewhere === undefined ? own : `${own} (${elsewhere})`;
  };
  return {
    name: 'meetingOffered',
    subject: isMove ? `${otherName} asks to move your meeting` : `${otherName} offers ${slots} for a meeting`,
    preheader: `${minutes} minutes. Take the one that suits you.`,
    heading: isMove ? 'Your meeting could move' : `${otherName} would like to meet you`,
    parts: [
      {
        paragraph: isMove
          ? `Hello ${name}, ${otherName} asks to move your meeting to one of these slots. Until you take one, the agreed time stays.`
          : `Hello ${name}, ${otherName} offers you ${slots} for a meeting of ${minutes} minutes.`,
      },
      ...(reason === null ? [] : [{ quote: reason, by: otherName }]),
      { list: starts.map(wordsOf) },
      { button: 'Take a slot', url },
      { note: `Kept until ${dayIn(ownZone, keptUntilMs)}, ${timeIn(ownZone, keptUntilMs)}.` },
    ],
  };
}
