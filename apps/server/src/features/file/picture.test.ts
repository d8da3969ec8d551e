import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { threadRow } from '../../../test/thread.ts';
import { companyProfileDraft, talentProfileDraft } from '../../../test/draft.ts';
import type { Person } from '../../../test/person.ts';
import { sessions } from '../../db/schema/account.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { png, uploadCalls } from '../../../test/upload.ts';

const { admin, client, company, deps, person, request, talent } = await testApp();
const { uploaded } = uploadCalls(request);

describe('a picture', () => {
  const pictured = async () => {
    const someone = await talent();
    const profilePicture = await uploaded(someone, 'profilePicture', { filename: 'me.png', content: png });
    await client(someone).talentProfile.update({ talentProfile: talentProfileDraft({ profilePicture }) });
    return { someone, address: `/api/v1/pictures/${profilePicture.id}.webp` };
  };
  const statusFor = async (as: Person | undefined, address: string) =>
    (await request(address, as ? { as } : {})).status;

  test('of a talent in search is for its owner, approved companies and admins', async () => {
    const { someone, address } = await pictured();
    expect(await statusFor(undefined, address)).toBe(401);
    expect(await statusFor(await person(), address)).toBe(403);
    expect(await statusFor(await talent(), address)).toBe(404);
    expect(await statusFor(await company(), address)).toBe(404);
    for (const viewer of [someone, await company({ isApproved: true }), await admin()]) {
      expect(await statusFor(viewer, address)).toBe(200);
    }
  });

  test('is shown to an admin who entered the password long ago, since the lists have it', async () => {
    const { address } = await pictured();
    const operator = await admin();
    const confirmedAt = new Date(deps.now() - 24 * 60 * 60_000);
    await deps.db.update(sessions).set({ confirmedAt }).where(eq(sessions.userId, operator.uid));
    expect(await statusFor(operator, address)).toBe(200);
  });

  test('out of search is for companies with an open thread only', async () => {
    const { someone, address } = await pictured();
    const stranger = await company({ isApproved: true });
    await deps.db
      .update(talents)
      .set({ aiReviewResponse: null })
      .where(eq(talents.talentId, someone.talentId));
    expect(await statusFor(stranger, address)).toBe(404);
    await deps.db
      .insert(threads)
      .values(threadRow({ companyId: stranger.companyId, talentId: someone.talentId }));
    expect(await statusFor(stranger, address)).toBe(200);
    await deps.db
      .update(threads)
      .set({ endedIsoDateTimeUtc: new Date().toISOString() })
      .where(eq(threads.talentId, someone.talentId));
    expect(await statusFor(stranger, address)).toBe(404);
  });

  test('that was replaced is for its owner only', async () => {
    const { someone, address } = await pictured();
    await client(someone).talentProfile.update({ talentProfile: talentProfileDraft() });
    expect(await statusFor(await company({ isApproved: true }), address)).toBe(404);
    expect(await statusFor(someone, address)).toBe(200);
  });

  test('of a company is for itself and for talents it has invited', async () => {
    const [owner, invited] = [await company(), await talent()];
    const logo = await uploaded(owner, 'companyLogo', { filename: 'logo.png', content: png });
    expect(logo.path).toBe(`companies/${owner.companyId}/logos/${logo.id}.webp`);
    await client(owner).companyProfile.update({ companyProfile: companyProfileDraft({ logo }) });
    const address = `/api/v1/pictures/${logo.id}-lg.webp`;
    expect(await statusFor(owner, address)).toBe(200);
    expect(await statusFor(await company(), address)).toBe(404);
    expect(await statusFor(invited, address)).toBe(404);
    await deps.db
      .insert(threads)
      .values(threadRow({ companyId: owner.companyId, talentId: invited.talentId }));
    expect(await statusFor(invited, address)).toBe(200);
  });

  test('has its content type, is cached privately, and is not sent again', async () => {
    const { someone, address } = await pictured();
    const answered = await request(address, { as: someone });
    expect(Object.fromEntries(answered.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(Buffer.from(await answered.arrayBuffer())).metadata()).width).toBe(256);
    const etag = answered.headers.get('etag') ?? '';
    expect((await request(address, { as: someone, headers: { 'if-none-match': etag } })).status).toBe(304);
    const stranger = await request(address, { headers: { 'if-none-match': etag } });
    expect(stranger.status).toBe(401);
  });

  test.each(['x', '..%2f..%2fsecret', `${'a'.repeat(25)}.png`, `${'a'.repeat(25)}.webp`, 'null.webp'])(
    'called %j is not found',
    async (name) => {
      expect(await statusFor(await admin(), `/api/v1/pictures/${name}`)).toBe(404);
    },
  );
});
