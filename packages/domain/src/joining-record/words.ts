import type { ThreadSide } from '../thread/choice.ts';
import type { JoiningActKind, JoiningNews, JoiningState } from './choice.ts';
import { JOINING_DAYS, JOINING_RECORDS_MAX } from './limit.ts';

export const JOINING_REFUSALS = {
  notAccepted: 'A job offer can be recorded once the invitation is accepted.',
  open: 'The offer before this one is not settled yet.',
  many: `A conversation has at most ${JOINING_RECORDS_MAX} records of offers.`,
  unknown: 'This record was not found.',
  offerAhead: 'The day of the offer cannot be in the future.',
  offerBack: `The day of the offer can be at most ${JOINING_DAYS.offerBack} days ago.`,
  joiningBeforeOffer: 'The first day of work cannot be before the offer.',
  joiningAhead: `The first day of work can be at most ${JOINING_DAYS.joiningAhead} days after the offer.`,
  joinedBeforeOffer: 'Nobody can have joined before the offer.',
  joinedAhead: 'This day is in the future. Say that somebody has joined once they have.',
  notYours: {
    company: 'The talent answers the offer.',
    talent: 'The company withdraws its offer. You can decline it.',
  } satisfies Record<ThreadSide, string>,
  /** Why an act comes too early or too late. */
  state: {
    offered: 'The talent has not answered this offer yet.',
    accepted: 'This offer is already accepted.',
    declined: 'This offer was declined.',
    withdrawn: 'This offer was withdrawn.',
    joined: 'Both sides have confirmed this. Dispute it if it is wrong.',
    notJoined: 'Both sides have confirmed this. Dispute it if it is wrong.',
  } satisfies Record<JoiningState, string>,
} as const;

/** The state of a record in one or two words. */
export const JOINING_STATE_LABELS: Record<JoiningState, string> = {
  offered: 'Offered',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  joined: 'Joined',
  notJoined: 'Did not join',
};

export const JOINING_SENTENCES = {
  private: 'Only the two sides see this record. It changes nothing that others see.',
  prompt: (name: string) => `Did you offer ${name} the job? Both sides keep a record of it.`,
  recorded: 'The offer is recorded. We have asked the talent to accept or decline it.',
  done: {
    accept: 'You have accepted the offer.',
    decline: 'You have declined the offer.',
    withdraw: 'The offer is withdrawn.',
    sayJoined: 'Saved. The other side sees what you say.',
    sayNotJoined: 'Saved. The other side sees what you say.',
    dispute: 'Your dispute is part of the record.',
    takeBackDispute: 'Your dispute is removed.',
  } satisfies Record<JoiningActKind, string>,
  failed: 'This failed. Please try again.',
} as const;

/** What the other side has done, after its name. */
export const JOINING_NEWS_WORDS: Record<JoiningNews, { did: string; next: string }> = {
  offered: { did: 'recorded a job offer', next: 'Open it to accept or decline.' },
  accepted: { did: 'accepted your job offer', next: 'Say that they have joined once they have.' },
  declined: { did: 'declined your job offer', next: 'Open the conversation to write.' },
  withdrawn: { did: 'withdrew its job offer', next: 'Open the conversation to write.' },
  said: { did: 'says what came of the job offer', next: 'Open it to confirm, or to say otherwise.' },
  confirmed: { did: 'confirmed what came of the job offer', next: 'Open it to see the record.' },
  disputed: { did: 'disputes the record of a job offer', next: 'Open it to read why.' },
};
