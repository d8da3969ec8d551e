import { ROUTES } from '@talaash/contract/route';
import { HeadshotAnswer } from '@talaash/domain/headshot/schema';
import { MODEL_STYLES } from '@talaash/domain/headshot/choice';
import { ResumeAnswer } from '@talaash/domain/resume/schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfOf, SMALL_RESUME, typed } from '../../../../../packages/resume-reader/test/pdf.ts';
import { testApp } from '../../../test/app.ts';
import { talentProfileDraft } from '../../../test/draft.ts';
import { chatAnswer } from '../../../test/model-answer.ts';
import type { Person } from '../../../test/person.ts';
import { personJpeg } from '../../../test/portrait.ts';
import { protocolServer, type WireRequest } from '../../../test/protocol-server.ts';
import { files } from '../../db/schema/file.ts';
import { modelSpending } from '../../db/schema/model.ts';
import { talents } from '../../db/schema/talent.ts';
import { deleteUnusedFiles } from '../../features/file/unused.ts';

const server = await protocolServer();
afterAll(server.close);

const env = {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_URL: `${server.url}/v1`,
  MODEL_API_KEY: 'secret-key',
  MODEL_NAME: 'm',
  MODEL_REVIEW_SECONDS: '60',
  HEADSHOT_MODEL_PROVIDER: 'openai-compatible',
  HEADSHOT_MODEL_URL: `${server.url}/v1`,
  HEADSHOT_MODEL_NAME: 'painter',
};
const { client, company, deps, request, talent } = await testApp({ env });

beforeEach(() => {
  server.requests.length = 0;
});

const photo = await sharp(await personJpeg())
  .resize(512, 512, { fit: 'cover' })
  .png()
  .toBuffer();
const data = [{ b64_json: photo.toString('base64') }];
const edits = () => ({ body: { created: 1, data } });
const answered = (content: object) => (asked: WireRequest) =>
  asked.path === '/v1/images/edits' ? edits() : chatAnswer({ content });

async function send<Body>(as: Person, path: string, content: Uint8Array, name: string): Promise<Body> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], name));
  const response = await request(path, { method: 'POST', body: form, as });
  return (await response.json()) as Body;
}

describe('a server with models', () => {
  test('says what they are used for, and that they answer', async () => {
    expect((await client().publicConfiguration.get()).modelUses).toEqual(['review', 'resume', 'headshot']);
    server.answerWith(() => ({ body: { data: [{ id: 'm' }, { id: 'painter' }] } }));
    expect(await deps.reviewer.probe?.()).toBe('The model server answers, and has m.');
    expect(await deps.resumeReader.probe?.()).toBe('The model server answers, and has m.');
    expect(await deps.headshotGenerator.probe?.()).toBe('The model server answers, and has painter.');
  });

  test('stores who judged a save, and counts what it cost', async () => {
    const someone = await talent();
    await deps.db.delete(modelSpending);
    const quote = 'like pages that answer quickly';
    server.answerWith(answered({ findings: [{ text: 1, fault: 'offer', quote, certainty: 88 }] }));
    const { talent: saved } = await client(someone).talentProfile.update({
      talentProfile: talentProfileDraft(),
    });
    expect(saved.aiReviewResponse).toEqual({
      reviewStatus: 'fail',
      failureReasons: [`About: remove the advertisement: “${quote}”.`],
      confidenceScore: 88,
      judgedBy: 'model',
    });
    const [spent] = await deps.db.select().from(modelSpending).where(eq(modelSpending.unit, 'token'));
    expect(spent?.spent).toBe(100);
  });

  test('saves by the rules where the model answers nonsense', async () => {
    const someone = await talent();
    server.answerWith(() => chatAnswer({ content: 'approved!' }));
    await client(someone).talentProfile.update({ talentProfile: talentProfileDraft() });
    const [row] = await deps.db.select().from(talents).where(eq(talents.talentId, someone.talentId));
    expect(row?.aiReviewResponse).toMatchObject({ reviewStatus: 'pass', judgedBy: 'rules' });
    expect(row?.reviewQueuedAt).toBeNull();
  });

  test('reads a resume with the model', async () => {
    server.answerWith(
      answered({
        jobTitle: null,
        jobCategory: null,
        about: null,
        skills: ['settlement'],
        workExperiences: [],
        educationList: [],
        personalProjects: [],
        certifications: [],
      }),
    );
    const body = await send(
      await talent(),
      ROUTES.parseResume.path,
      await pdfOf(typed(SMALL_RESUME)),
      'cv.pdf',
    );
    const answer = ResumeAnswer.parse(body);
    expect(answer.success && answer.data.skills).toContain('settlement');
  });

  test('marks a headshot as AI-edited to everybody who sees it, and keeps the original with it', async () => {
    const [someone, viewer] = [await talent(), await company({ isApproved: true })];
    const { talentId } = someone;
    server.answerWith(answered({ findings: [] }));
    const body = await send(someone, ROUTES.generateHeadshots.path, await personJpeg(), 'me.jpg');
    const { variations, original, ...answer } = HeadshotAnswer.parse(body);
    expect(answer).toMatchObject({ isAiEdited: true, isModelAway: false, runs: { runsLeft: 4 } });
    expect(variations.map(({ style }) => style)).toEqual([...MODEL_STYLES]);
    const [chosen] = variations;
    expect(chosen?.picture).toMatchObject({ filename: 'Professional.webp', isAiEdited: true });
    expect(original).toMatchObject({ filename: 'me.jpg' });
    expect(original).not.toHaveProperty('isAiEdited');

    // A claim that it is no such picture changes nothing.
    await client(someone).talentProfile.update({
      talentProfile: talentProfileDraft({
        profilePicture: chosen && { ...chosen.picture, isAiEdited: undefined },
      }),
    });
    const { talentProfiles } = await client(viewer).talentProfile.list({ talentIds: [talentId] });
    expect(talentProfiles[0]).toMatchObject({ profilePicture: { isAiEdited: true } });

    const idsAfter = async (hours: number) => {
      await deleteUnusedFiles({ ...deps, now: () => deps.now() + hours * 60 * 60 * 1000 });
      const rows = await deps.db.select().from(files).where(eq(files.talentId, talentId));
      return rows.map(({ id }) => id);
    };
    await idsAfter(0);
    expect(new Set(await idsAfter(25))).toEqual(new Set([chosen?.picture.id, original?.id]));
    const { updatedIsoDateTimeUtc = '' } = (await client(someone).talentProfile.get({ talentId })) ?? {};
    await client(someone).talentProfile.update({
      talentProfile: talentProfileDraft({ profilePicture: original, updatedIsoDateTimeUtc }),
    });
    await idsAfter(26);
    expect(await idsAfter(51)).toEqual([original?.id]);
  });
});
