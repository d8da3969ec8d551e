import { FOLLOW_UP_ZONE } from '@talaash/domain/follow-up/limit';
import { workingMoment } from '@talaash/domain/follow-up/time';
import { eq } from 'drizzle-orm';
import type { Deps } from '../src/call/deps.ts';
import { followUps } from '../src/db/schema/follow-up.ts';
import { messages } from '../src/db/schema/message.ts';
import type { testApp } from './app.ts';
import { marketOf } from './market.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const DAY_MS = 24 * 60 * 60 * 1000;

export const followUpDraft = (change: object = {}) => ({
  text: 'Did you have time to read our invitation?',
  afterDays: 3,
  ...change,
});

/** A moment in the working hours of India, some days ahead. */
export const workingTime = (): number => workingMoment(FOLLOW_UP_ZONE, Date.now() + 7 * DAY_MS);

/** Invitations with a follow-up, and what became of it. */
export function followUpsOf(app: App, { db }: Pick<Deps, 'db'> = app.deps) {
  const { client, deps } = app;
  const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);

  async function invited(followUp: object | null = {}) {
    const [hiring, someone] = [await hiringCompany(), await foundTalent()];
    const { talentId } = someone;
    const jobPostId = await addJobPost(hiring.companyId);
    const { thread } = await client(hiring).invitation.send({
      talentId,
      jobPostId,
      ...(followUp === null ? {} : { followUp: followUpDraft(followUp) }),
    });
    return { hiring, someone, talentId, jobPostId, threadId: thread.key.threadId };
  }

  const rowOf = async (threadId: string) => {
    const [row] = await db.select().from(followUps).where(eq(followUps.threadId, threadId));
    return row;
  };

  /** The follow-ups that were sent in a thread. */
  const sentIn = async (threadId: string) =>
    (await db.select().from(messages).where(eq(messages.threadId, threadId))).filter(
      ({ isFollowUp }) => isFollowUp,
    );

  const makeDue = (threadId: string) =>
    db
      .update(followUps)
      .set({ sendAt: new Date(Date.now() - 1000).toISOString() })
      .where(eq(followUps.threadId, threadId));

  return { invited, rowOf, sentIn, makeDue };
}
