import { FOLLOW_UP_TEXT_LENGTH_MAX } from '@talaash/domain/follow-up/limit';
import { FOLLOW_UP_SENTENCES, FOLLOW_UP_STOP_SENTENCES } from '@talaash/domain/follow-up/words';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { followUpDraft, followUpsOf } from '../../../test/follow-up.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { companies } from '../../db/schema/company.ts';
import { events } from '../../db/schema/event.ts';
import { followUps } from '../../db/schema/follow-up.ts';
import { threads } from '../../db/schema/thread.ts';
import { EXPORTED } from '../data-export/exported.ts';

const app = await testApp();
const { client, deps, member } = app;
const { db } = deps;
const { hiringCompany, foundTalent } = marketOf(deps, app);
const { invited, rowOf } = followUpsOf(app);

const save = (as: Person, threadId: string, change: object = {}) =>
  client(as).followUp.save({ threadId, ...followUpDraft(), basedOn: null, ...change });
const get = async (as: Person, threadId: string) => (await client(as).followUp.get({ threadId })).followUp;

describe('a follow-up', () => {
  test('is refused in threads of others, and from roles that do not write', async () => {
    const { hiring, someone, threadId } = await invited(null);
    const refused: [Person | undefined, string][] = [
      [undefined, 'UNAUTHORIZED'],
      [someone, 'FORBIDDEN'],
      [await member(hiring, 'viewer'), 'FORBIDDEN'],
      [await member(hiring, 'billing'), 'FORBIDDEN'],
      [await hiringCompany(), 'NOT_FOUND'],
    ];
    for (const [as, code] of refused) {
      await expect(
        client(as).followUp.save({ threadId, ...followUpDraft(), basedOn: null }),
      ).rejects.toMatchObject({ code });
      await expect(client(as).followUp.cancel({ threadId })).rejects.toMatchObject({ code });
    }
    await expect(get(await hiringCompany(), threadId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(get(someone, threadId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await get(await member(hiring, 'viewer'), threadId)).toBeNull();
  });

  test.each([
    ['a variable', { text: 'Hello {first name}' }, 'BUSINESS_RULE_VIOLATION', /Replace \{first name\}/],
    ['an email address', { text: 'Write to me@example.com' }, 'BUSINESS_RULE_VIOLATION', /change your text/],
    ['no text', { text: '  ' }, 'VALIDATION_FAILED', /./],
    ['a long text', { text: 'x'.repeat(FOLLOW_UP_TEXT_LENGTH_MAX + 1) }, 'VALIDATION_FAILED', /./],
    ['a day too early', { afterDays: 1 }, 'VALIDATION_FAILED', /./],
    ['a day too late', { afterDays: 11 }, 'VALIDATION_FAILED', /./],
  ])('with %s is refused, also with the invitation', async (_what, change, code, message) => {
    const { hiring, threadId } = await invited(null);
    const saved = save(hiring, threadId, change);
    await expect(saved).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
    const { talentId } = await foundTalent();
    const sent = client(hiring).invitation.send({
      talentId,
      jobPostId: hiring.jobPostId,
      followUp: followUpDraft(change),
    });
    await expect(sent).rejects.toMatchObject({ code });
    expect(await db.select().from(threads).where(eq(threads.talentId, talentId))).toEqual([]);
  });

  test('without premium is refused as an invitation is', async () => {
    const { hiring, threadId } = await invited(null);
    await db
      .update(companies)
      .set({ hasPremiumAccess: false })
      .where(eq(companies.companyId, hiring.companyId));
    await expect(save(hiring, threadId)).rejects.toMatchObject({ code: 'PREMIUM_REQUIRED' });
  });

  test('is prepared with the invitation, and no answer to the talent says so', async () => {
    const { hiring, someone, threadId } = await invited({ text: 'canary-of-a-follow-up' });
    const followUp = await get(hiring, threadId);
    expect(followUp).toMatchObject({ state: 'waiting', text: 'canary-of-a-follow-up', afterDays: 3 });
    expect(followUp?.sendOnIsoDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await rowOf(threadId)).toMatchObject({ authorUid: hiring.uid, companyId: hiring.companyId });
    const read = [
      await client(someone).message.listForTalent({ threadId }),
      await client(someone).thread.listForTalent({}),
      await client(someone).thread.get({ threadId }),
      await client(someone).notification.list({}),
      await client(someone).message.search({ text: 'canary' }),
    ];
    expect(JSON.stringify(read)).not.toMatch(/canary|follow/i);
  });

  test('is changed and cancelled by any recruiter, who is named to the others', async () => {
    const { hiring, threadId } = await invited(null);
    const colleague = await member(hiring, 'recruiter');
    const first = (await save(hiring, threadId)).followUp;
    expect(first.authorName).toBeUndefined();
    await expect(save(colleague, threadId)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: FOLLOW_UP_SENTENCES.changed,
    });
    const second = await save(colleague, threadId, { text: 'Shorter', basedOn: first.version });
    expect(await get(hiring, threadId)).toEqual({ ...second.followUp, authorName: expect.any(String) });
    await client(hiring).followUp.cancel({ threadId });
    await client(hiring).followUp.cancel({ threadId });
    expect(await get(hiring, threadId)).toBeNull();
    await expect(save(colleague, threadId, { basedOn: second.followUp.version })).rejects.toMatchObject({
      message: FOLLOW_UP_SENTENCES.gone,
    });
    const recorded = await db.select().from(events).where(eq(events.threadId, threadId));
    const changes = recorded.filter(({ kind }) => kind === 'followUp.changed');
    expect(changes.map(({ talentId }) => talentId)).toEqual([null, null, null]);
  });

  test('of two first ones at once, one is stored', async () => {
    const { hiring, threadId } = await invited(null);
    const tries = await Promise.allSettled(
      ['One', 'Two', 'Three', 'Four'].map((text) => save(hiring, threadId, { text })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('cannot be prepared once the invitation is answered, or if it would come after its end', async () => {
    const [answered, late] = [await invited(null), await invited(null)];
    await client(answered.someone).invitation.reject({ threadId: answered.threadId });
    await expect(save(answered.hiring, answered.threadId)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: FOLLOW_UP_STOP_SENTENCES.answered,
    });
    const ends = { answerUntilIsoDateTimeUtc: sql`now() + interval '4 minutes'` };
    await db.update(threads).set(ends).where(eq(threads.threadId, late.threadId));
    await expect(save(late.hiring, late.threadId)).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: FOLLOW_UP_SENTENCES.tooLate,
    });
  });

  test('belongs to its invitation: the next one replaces or drops it', async () => {
    const { hiring, talentId, jobPostId, threadId } = await invited({ text: 'The first' });
    const again = async (followUp?: object) => {
      await client(hiring).invitation.takeBack({ threadId });
      expect((await get(hiring, threadId))?.state ?? 'none').not.toBe('waiting');
      await client(hiring).invitation.send({
        talentId,
        jobPostId,
        ...(followUp ? { followUp: followUpDraft(followUp) } : {}),
      });
      return get(hiring, threadId);
    };
    expect(await again({ text: 'The second' })).toMatchObject({ state: 'waiting', text: 'The second' });
    expect(await again()).toBeNull();
  });

  test('is in the export of its company, not of the talent, and goes with either', async () => {
    const [one, other] = [await invited(), await invited()];
    const exportedOf = (whose: { talentId: string | null; companyId: string | null }) =>
      EXPORTED['follow_ups']?.read(db, { uid: 'nobody', ...whose });
    expect(await exportedOf({ talentId: null, companyId: one.hiring.companyId })).toHaveLength(1);
    expect(await exportedOf({ talentId: one.talentId, companyId: null })).toEqual([]);
    await db.delete(threads).where(eq(threads.threadId, other.threadId));
    expect(await rowOf(other.threadId)).toBeUndefined();
    expect(await db.select().from(followUps).where(eq(followUps.threadId, one.threadId))).toHaveLength(1);
  });
});
