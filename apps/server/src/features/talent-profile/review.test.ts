import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { events } from '../../db/schema/event.ts';
import { talents } from '../../db/schema/talent.ts';
import { reviewQueuedTalentProfile } from './actions.ts';
import { savingTalents } from '../../../test/saved-talent.ts';
import { fail, pass, scriptedReviewer } from '../../../test/scripted-reviewer.ts';

const { reviewer, script } = scriptedReviewer();
const { client, company, deps, talent } = await testApp({ instead: { reviewer } });

const { save, savedTalent } = savingTalents({ client, talent });

describe('the review of a save', () => {
  test('stores the reasons of a fail together with the profile', async () => {
    script.answer = async () => fail;
    const someone = await talent();
    const { talent: saved, talentProfile } = await save(someone);
    expect(saved.aiReviewResponse).toEqual(fail);
    expect(talentProfile.name).toBe('Meera Iyer');
  });

  test('is queued when the reviewer cannot answer, and follows later', async () => {
    const someone = await savedTalent();
    script.answer = async () => {
      throw new Error('The reviewer is down.');
    };
    const { talent: waiting } = await save(someone, { jobTitle: 'Frontend Lead' });
    expect(waiting.isReviewQueued).toBe(true);
    expect(waiting).not.toHaveProperty('aiReviewResponse');
    expect(waiting.aiReviewCount).toBe(1);
    await expect(reviewQueuedTalentProfile(deps, someone.talentId)).rejects.toThrow('down');
    const { rows } = await deps.database.pool.query(
      `select 1 from pgboss.job where name = 'talentProfile.review' and data->>'talentId' = $1`,
      [someone.talentId],
    );
    expect(rows).toHaveLength(1);

    script.answer = async () => pass;
    await reviewQueuedTalentProfile(deps, someone.talentId);
    const reviewed = await client(someone).talent.get({ talentId: someone.talentId });
    expect(reviewed).toMatchObject({ aiReviewResponse: pass, aiReviewCount: 2 });
    expect(reviewed).not.toHaveProperty('isReviewQueued');
    await reviewQueuedTalentProfile(deps, someone.talentId);
    expect((await client(someone).talent.get({ talentId: someone.talentId }))?.aiReviewCount).toBe(2);
  });

  const setHuman = (talentId: string, reviewStatus: 'pass' | 'fail' | 'pending') =>
    deps.db
      .update(talents)
      .set({ humanReviewResponse: { reviewStatus, commentsMarkdown: 'Please name your projects.' } })
      .where(eq(talents.talentId, talentId));

  test.each([
    ['a pending human review stays', 'pending', pass, 'pending'],
    ['a human pass stays, whatever the automated verdict', 'pass', fail, 'pass'],
    ['a human fail stays while the new text fails too', 'fail', fail, 'fail'],
    ['a human fail goes once the new text passes', 'fail', pass, undefined],
  ] as const)('%s', async (_, human, verdict, after) => {
    const someone = await savedTalent();
    await setHuman(someone.talentId, human);
    script.answer = async () => verdict;
    const { talent: saved } = await save(someone);
    expect(saved.humanReviewResponse?.reviewStatus).toBe(after);
    expect(saved.aiReviewResponse).toEqual(verdict);
  });
});

describe('asking for a human review', () => {
  test('is refused before ten automated reviews, with the number so far', async () => {
    script.answer = async () => fail;
    const someone = await savedTalent();
    await expect(client(someone).talent.requestHumanReview({})).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: 'You can request a human review after 10 automated reviews. You have had 1 so far.',
    });
  });

  test('is refused to an approved talent and to everybody else', async () => {
    const approved = await savedTalent();
    await expect(client(approved).talent.requestHumanReview({})).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
    });
    await expect(client(await company()).talent.requestHumanReview({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('is granted once, keeps earlier comments, and records an event', async () => {
    script.answer = async () => fail;
    const someone = await savedTalent();
    await deps.db
      .update(talents)
      .set({
        aiReviewCount: 10,
        humanReviewResponse: { reviewStatus: 'fail', commentsMarkdown: 'Too short.' },
      })
      .where(eq(talents.talentId, someone.talentId));
    const { talent: asked } = await client(someone).talent.requestHumanReview({});
    expect(asked.humanReviewResponse).toEqual({ reviewStatus: 'pending', commentsMarkdown: 'Too short.' });
    await expect(client(someone).talent.requestHumanReview({})).rejects.toMatchObject({
      message: 'A human review is already in progress.',
    });
    const recorded = await deps.db.select().from(events).where(eq(events.talentId, someone.talentId));
    expect(recorded.filter(({ kind }) => kind === 'talent.humanReviewRequested')).toHaveLength(1);
  });
});
