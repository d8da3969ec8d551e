import type { JoiningState, JoiningStatement } from '@talaash/domain/joining-record/choice';
import { toRecordId } from '@talaash/domain/base/record-id';
import type pg from 'pg';
import { joiningRecords } from '../db/schema/joining-record.ts';
import type { threads } from '../db/schema/thread.ts';
import { copyRows } from './copy.ts';
import { createRandom } from './random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Said = {
  state: JoiningState;
  company?: JoiningStatement;
  talent?: JoiningStatement;
  companyDispute?: string;
  talentDispute?: string;
};

/** What came of the offers, in the order in which they are given to the conversations. */
const SAID: readonly Said[] = [
  { state: 'accepted', company: 'joined' },
  { state: 'joined', company: 'joined', talent: 'joined' },
  { state: 'offered' },
  { state: 'accepted', company: 'joined', talent: 'notJoined' },
  {
    state: 'joined',
    company: 'joined',
    talent: 'joined',
    talentDispute: 'The pay in my contract is lower than what is written here.',
  },
  { state: 'notJoined', company: 'notJoined', talent: 'notJoined' },
  { state: 'declined' },
  { state: 'accepted' },
  { state: 'withdrawn' },
];

type Given = {
  threads: readonly (typeof threads.$inferInsert)[];
  /** The company of company@, whose conversations show most of it. */
  companyId: string;
  ownerOf: (of: { companyId: string }) => string | null;
  seed: number;
  now: number;
};

/** Records of job offers in every state: one in each of the accepted conversations that are older than a few days. */
export async function storeJoiningRecords(client: pg.ClientBase, given: Given): Promise<void> {
  const { companyId, ownerOf, seed, now } = given;
  const random = createRandom(seed, 5_100_000);
  const accepted = given.threads.filter(
    ({ jobPostInvitationStatus, updatedIsoDateTimeUtc }) =>
      jobPostInvitationStatus === 'Accepted' && Date.parse(String(updatedIsoDateTimeUtc)) < now - 2 * DAY_MS,
  );
  const ordered = accepted.toSorted(
    (one, other) => Number(other.companyId === companyId) - Number(one.companyId === companyId),
  );
  const rows = ordered.slice(0, 2 * SAID.length).map((thread, at) => {
    const { state, company, talent, companyDispute, talentDispute } = SAID[at % SAID.length] as Said;
    const madeAt = Date.parse(String(thread.updatedIsoDateTimeUtc)) + DAY_MS;
    const joinedOn = (says: JoiningStatement | undefined) => (says === 'joined' ? dayOf(now) : null);
    const isOver = company === 'joined';
    return {
      joiningRecordId: toRecordId(random.bytes(12), madeAt),
      threadId: thread.threadId,
      companyId: thread.companyId,
      talentId: thread.talentId,
      jobPostId: thread.jobPostId,
      jobPostTitle: thread.jobPostTitle,
      recordedByUid: ownerOf(thread) ?? '',
      state,
      offeredIsoDate: dayOf(madeAt),
      joiningIsoDate: dayOf(isOver ? now : madeAt + 30 * DAY_MS),
      pay: thread.terms?.pay ?? null,
      companySays: company ?? null,
      companyJoinedIsoDate: joinedOn(company),
      companyDispute: companyDispute ?? null,
      talentSays: talent ?? null,
      talentJoinedIsoDate: joinedOn(talent),
      talentDispute: talentDispute ?? null,
      createdIsoDateTimeUtc: new Date(madeAt).toISOString(),
      updatedIsoDateTimeUtc: new Date(madeAt).toISOString(),
    };
  });
  await copyRows(client, joiningRecords, rows);
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
