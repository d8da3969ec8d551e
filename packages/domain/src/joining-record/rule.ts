import type { ErrorCode } from '../base/error-code.ts';
import type { InvitationStatus } from '../invitation/choice.ts';
import type { ThreadSide } from '../thread/choice.ts';
import type { JoiningActKind, JoiningNews, JoiningState, JoiningStatement } from './choice.ts';
import { JOINING_DAYS, JOINING_KEPT_DAYS } from './limit.ts';
import type { JoiningAct, JoiningRecord } from './schema.ts';
import { JOINING_REFUSALS } from './words.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The zone that is furthest ahead is at UTC+14. What is today anywhere is not in the future. */
const FURTHEST_AHEAD_MS = 14 * HOUR_MS;

export type JoiningRefusal = { code: ErrorCode; message: string };

const breaks = (message: string): JoiningRefusal => ({ code: 'BUSINESS_RULE_VIOLATION', message });
const late = (message: string): JoiningRefusal => ({ code: 'CONFLICT', message });

/** What a side has said; null where it has said nothing. */
export type SideFacts = {
  says: JoiningStatement | null;
  joinedIsoDate: string | null;
  dispute: string | null;
};

export type JoiningFacts = { state: JoiningState; offeredIsoDate: string } & Record<ThreadSide, SideFacts>;

export const SAID_NOTHING: SideFacts = { says: null, joinedIsoDate: null, dispute: null };

const isoDateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const daysAfter = (isoDate: string, days: number): string => isoDateOf(Date.parse(isoDate) + days * DAY_MS);

/** The latest date that is today somewhere. */
export const latestToday = (nowMs: number): string => isoDateOf(nowMs + FURTHEST_AHEAD_MS);

/** The day on which a record is deleted. */
export const joiningKeptUntil = (createdMs: number): string =>
  isoDateOf(createdMs + JOINING_KEPT_DAYS * DAY_MS);

/** Whether a record waits for one of the sides: then no other offer can be recorded. */
export const isJoiningOpen = (state: JoiningState): boolean => state === 'offered' || state === 'accepted';

/** Whether a company is asked for its next offer: the one before came to nothing. */
export const isOfferNext = (state: JoiningState): boolean => !isJoiningOpen(state) && state !== 'joined';

type OpenThread = { ended: string | undefined; jobPostInvitationStatus: InvitationStatus };

/** Why no record can be made or moved on in a conversation. @param ended the refusal of one that is closed */
export function joiningThreadRefusal({
  ended,
  jobPostInvitationStatus,
}: OpenThread): JoiningRefusal | undefined {
  if (ended !== undefined) return late(ended);
  return jobPostInvitationStatus === 'Accepted' ? undefined : breaks(JOINING_REFUSALS.notAccepted);
}

type OfferDates = { offeredIsoDate: string; joiningIsoDate: string };

/** Why an offer cannot have these dates, and which of them is wrong. */
export function jobOfferRefusal(
  { offeredIsoDate, joiningIsoDate }: OfferDates,
  nowMs: number,
): (JoiningRefusal & { field: keyof OfferDates }) | undefined {
  if (offeredIsoDate > latestToday(nowMs))
    return { ...breaks(JOINING_REFUSALS.offerAhead), field: 'offeredIsoDate' };
  if (offeredIsoDate < isoDateOf(nowMs - JOINING_DAYS.offerBack * DAY_MS))
    return { ...breaks(JOINING_REFUSALS.offerBack), field: 'offeredIsoDate' };
  if (joiningIsoDate < offeredIsoDate)
    return { ...breaks(JOINING_REFUSALS.joiningBeforeOffer), field: 'joiningIsoDate' };
  return joiningIsoDate > daysAfter(offeredIsoDate, JOINING_DAYS.joiningAhead)
    ? { ...breaks(JOINING_REFUSALS.joiningAhead), field: 'joiningIsoDate' }
    : undefined;
}

/** Why nobody can have joined on this day. */
export function joinedDateRefusal(
  joinedIsoDate: string,
  { offeredIsoDate }: { offeredIsoDate: string },
  nowMs: number,
): JoiningRefusal | undefined {
  if (joinedIsoDate < offeredIsoDate) return breaks(JOINING_REFUSALS.joinedBeforeOffer);
  return joinedIsoDate > latestToday(nowMs) ? breaks(JOINING_REFUSALS.joinedAhead) : undefined;
}

/** Which side may do what, and in which states. A side that may both is missing nowhere. */
const MOVES: Record<JoiningActKind, { sides: readonly ThreadSide[]; from: readonly JoiningState[] | 'any' }> =
  {
    accept: { sides: ['talent'], from: ['offered'] },
    decline: { sides: ['talent'], from: ['offered'] },
    withdraw: { sides: ['company'], from: ['offered'] },
    sayJoined: { sides: ['company', 'talent'], from: ['accepted'] },
    sayNotJoined: { sides: ['company', 'talent'], from: ['accepted'] },
    dispute: { sides: ['company', 'talent'], from: 'any' },
    takeBackDispute: { sides: ['company', 'talent'], from: 'any' },
  };

/** What a side may do with a record. */
export const joiningActsOf = (side: ThreadSide, facts: JoiningFacts): JoiningActKind[] =>
  (Object.keys(MOVES) as JoiningActKind[]).filter(
    (kind) =>
      MOVES[kind].sides.includes(side) &&
      (MOVES[kind].from === 'any' || MOVES[kind].from.includes(facts.state)) &&
      (kind !== 'takeBackDispute' || facts[side].dispute !== null),
  );

/** The state that an act leads to at once. */
const LEADS_TO: Partial<Record<JoiningActKind, JoiningState>> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
};

/** A record after an act, and what the other side is told; or why the act is refused. An act that repeats itself tells nothing. */
export type JoiningMove =
  | { refused: JoiningRefusal }
  | { refused?: never; facts: JoiningFacts; news: JoiningNews | undefined };

/** Moves a record on. */
export function joiningMove(
  facts: JoiningFacts,
  side: ThreadSide,
  act: JoiningAct,
  nowMs: number,
): JoiningMove {
  const { sides, from } = MOVES[act.kind];
  if (!sides.includes(side)) return { refused: breaks(JOINING_REFUSALS.notYours[side]) };
  const to = LEADS_TO[act.kind];
  if (to !== undefined && to === facts.state) return { facts, news: undefined };
  if (from !== 'any' && !from.includes(facts.state))
    return { refused: late(JOINING_REFUSALS.state[facts.state]) };
  if (to !== undefined) return { facts: { ...facts, state: to }, news: NEWS_OF[to] };
  const said = statementAfter(facts[side], act);
  if (said === facts[side]) return { facts, news: undefined };
  if (act.kind === 'dispute' || act.kind === 'takeBackDispute') {
    return { facts: { ...facts, [side]: said }, news: act.kind === 'dispute' ? 'disputed' : undefined };
  }
  const refused =
    said.joinedIsoDate === null ? undefined : joinedDateRefusal(said.joinedIsoDate, facts, nowMs);
  if (refused) return { refused };
  const state = agreedState({ ...facts, [side]: said });
  return { facts: { ...facts, [side]: said, state }, news: state === 'accepted' ? 'said' : 'confirmed' };
}

const NEWS_OF: Partial<Record<JoiningState, JoiningNews>> = {
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
};

/** What a side says after an act; the same object if the act repeats it. */
function statementAfter(said: SideFacts, act: JoiningAct): SideFacts {
  switch (act.kind) {
    case 'sayJoined':
      return said.says === 'joined' && said.joinedIsoDate === act.joinedIsoDate
        ? said
        : { ...said, says: 'joined', joinedIsoDate: act.joinedIsoDate };
    case 'sayNotJoined':
      return said.says === 'notJoined' ? said : { ...said, says: 'notJoined', joinedIsoDate: null };
    case 'dispute':
      return said.dispute === act.reason ? said : { ...said, dispute: act.reason };
    case 'takeBackDispute':
      return said.dispute === null ? said : { ...said, dispute: null };
    case 'accept':
    case 'decline':
    case 'withdraw':
      return said;
  }
}

/** The state of an accepted offer: settled once both sides say the same, of the same day. */
function agreedState({ company, talent }: Record<ThreadSide, SideFacts>): JoiningState {
  if (company.says === null || company.says !== talent.says) return 'accepted';
  return company.joinedIsoDate === talent.joinedIsoDate ? company.says : 'accepted';
}

/** What a record says, as the rules read it. */
export const joiningFactsOf = ({ state, offeredIsoDate, company, talent }: JoiningRecord): JoiningFacts => ({
  state,
  offeredIsoDate,
  company: sideFactsOf(company),
  talent: sideFactsOf(talent),
});

const sideFactsOf = ({ says, joinedIsoDate, dispute }: JoiningRecord[ThreadSide]): SideFacts => ({
  says: says ?? null,
  joinedIsoDate: joinedIsoDate ?? null,
  dispute: dispute ?? null,
});
