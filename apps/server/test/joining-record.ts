import type { JoiningAct, NewJobOffer } from '@talaash/domain/joining-record/schema';
import type { testApp } from './app.ts';
import { meetingsOf } from './meeting.ts';
import type { Person } from './person.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The date so many days from now. */
export const inDays = (days: number, nowMs = Date.now()): string =>
  new Date(nowMs + days * DAY_MS).toISOString().slice(0, 10);

/** An offer of the day before yesterday, to start today. */
export const jobOffer = (nowMs = Date.now()): Omit<NewJobOffer, 'threadId'> => ({
  offeredIsoDate: inDays(-2, nowMs),
  joiningIsoDate: inDays(0, nowMs),
  pay: { from: 24, to: 26 },
});

/** Conversations with recorded job offers, and the calls of a record. */
export function joiningRecordsOf(app: App) {
  const { client, deps } = app;
  const { conversation } = meetingsOf(app);

  const offer = async (as: Person, threadId: string, given: Partial<NewJobOffer> = {}) =>
    (await client(as).joiningRecord.offer({ threadId, ...jobOffer(deps.now()), ...given })).record;

  const move = async (as: Person, joiningRecordId: string, act: JoiningAct) =>
    (await client(as).joiningRecord.move({ joiningRecordId, act })).record;

  const list = async (as: Person, threadId: string) =>
    (await client(as).joiningRecord.listInThread({ threadId })).records;

  /** A recorded offer in an accepted conversation. */
  async function offered(given: Parameters<typeof conversation>[0] = {}) {
    const of = await conversation(given);
    const { joiningRecordId } = await offer(of.hiring, of.threadId);
    return { ...of, joiningRecordId };
  }

  /** The same, accepted. */
  async function accepted(given: Parameters<typeof conversation>[0] = {}) {
    const of = await offered(given);
    await move(of.someone, of.joiningRecordId, { kind: 'accept' });
    return of;
  }

  return { conversation, offer, move, list, offered, accepted };
}
