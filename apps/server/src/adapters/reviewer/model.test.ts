import { REDACTED } from '@talaash/domain/talent-profile/mask';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { companyProfile, jobPost, now, talentProfile } from '../../../test/local-reviewer.ts';
import { quietLog } from '../../../test/log.ts';
import { chatAnswer, questionOf } from '../../../test/model-answer.ts';
import { protocolServer, type WireAnswer } from '../../../test/protocol-server.ts';
import { createAsking } from '../model/ask.ts';
import type { Budget } from '../model/budget.ts';
import { createModelReviewer } from './model.ts';

const server = await protocolServer();
afterAll(server.close);
beforeEach(() => {
  server.requests.length = 0;
});

const unlimited: Budget = { spend: async (_, act) => (await act()).result };
const settings = { provider: 'openai-compatible' as const, url: `${server.url}/v1`, apiKey: undefined };
const waiting = (timeoutMs: number) =>
  createModelReviewer({
    ask: createAsking({ ...settings, name: 'm' }, unlimited),
    probe: async () => 'found',
    now: () => now,
    log: quietLog,
    timeoutMs,
  });
const reviewer = waiting(30_000);
const hasty = waiting(50);

type ModelFinding = { text: number; fault: string; quote: string; certainty: number };

const answerWith = (...findings: ModelFinding[]) =>
  server.answerWith(() => chatAnswer({ content: { findings } }));

type Sent = { record: string; texts: { number: number; field: string; text: string }[] };

function sent(): Sent {
  const [request] = server.requests;
  if (!request) throw new Error('Nothing was asked.');
  return JSON.parse(questionOf(request).data.split('\n').slice(1, -1).join('\n')) as Sent;
}

/** Passes the rules, which do not know this way to write a number. */
const subtle =
  'My pager at the desk: lotus-lotus-seven. I build calm payment pages in React and test them well.';

describe('the model', () => {
  test('is not asked about what the rules refuse', async () => {
    const about = 'I build pages in React for payment products. Write to meera@example.com about any of it.';
    expect(await reviewer.reviewTalentProfile(talentProfile({ about }))).toMatchObject({
      reviewStatus: 'fail',
      judgedBy: 'rules',
    });
    expect(server.requests).toEqual([]);
  });

  test('passes what it finds nothing in', async () => {
    answerWith();
    for (const verdict of [
      await reviewer.reviewTalentProfile(talentProfile()),
      await reviewer.reviewCompanyProfile(companyProfile()),
      await reviewer.reviewJobPost(jobPost()),
    ])
      expect(verdict).toMatchObject({ reviewStatus: 'pass', failureReasons: [], judgedBy: 'model' });
  });

  test('refuses with our sentence and the writer’s words', async () => {
    answerWith({ text: 1, fault: 'handle', quote: 'lotus-lotus-seven', certainty: 91 });
    expect(await reviewer.reviewTalentProfile(talentProfile({ about: subtle }))).toEqual({
      reviewStatus: 'fail',
      failureReasons: ['About: remove the messenger or social media name: “lotus-lotus-seven”.'],
      confidenceScore: 91,
      judgedBy: 'model',
    });
  });

  test('gets no name, address, link, file or number of the person', async () => {
    answerWith();
    const about = `${subtle} Meera Iyer likes tea, and meera too.`;
    await reviewer.reviewTalentProfile(
      talentProfile({ about, resume: undefined, linkedInProfileUrl: 'https://www.linkedin.com/in/m-iyer' }),
    );
    const { record, texts } = sent();
    expect(record).toBe('profile');
    expect(texts.find(({ field }) => field === 'About')?.text).toBe(
      `${subtle} ${REDACTED} ${REDACTED} likes tea, and ${REDACTED} too.`,
    );
    const body = server.requests[0]?.body.toString() ?? '';
    expect(body).not.toMatch(/meera|iyer|linkedin\.com|1996|560034|Koramangala/i);
    expect(body).toContain('Kavya Payments');
  });

  test.each<[string, ModelFinding[]]>([
    ['of a text that is not there', [{ text: 99, fault: 'abuse', quote: 'pager', certainty: 95 }]],
    ['that quotes other words', [{ text: 1, fault: 'abuse', quote: 'you are a fool', certainty: 95 }]],
    ['of what we hid', [{ text: 1, fault: 'email', quote: REDACTED, certainty: 95 }]],
    ['of nothing', [{ text: 1, fault: 'email', quote: ' ', certainty: 95 }]],
  ])('does not count with a finding %s', async (_, findings) => {
    answerWith(...findings);
    expect(await reviewer.reviewTalentProfile(talentProfile({ about: subtle }))).toMatchObject({
      reviewStatus: 'pass',
      judgedBy: 'rules',
    });
  });

  test('is not followed where it is unsure', async () => {
    answerWith({ text: 1, fault: 'offer', quote: 'payment pages', certainty: 40 });
    expect(await reviewer.reviewTalentProfile(talentProfile({ about: subtle }))).toMatchObject({
      reviewStatus: 'pass',
      judgedBy: 'model',
    });
  });
});

test.each<[string, WireAnswer]>([
  ['does not answer', 'hang'],
  ['is not reached', 'reset'],
  ['has too much to do', { status: 429, body: {} }],
  ['answers nonsense', chatAnswer({ content: 'I approve!' })],
  ['names a fault that does not exist', chatAnswer({ content: { findings: [{ text: 1, fault: 'ugly' }] } })],
])('where the model %s, the rules decide, and the verdict says so', async (_, answer) => {
  server.answerWith(() => answer);
  const verdict = await (answer === 'hang' ? hasty : reviewer).reviewTalentProfile(talentProfile());
  expect(verdict).toMatchObject({ reviewStatus: 'pass', failureReasons: [], judgedBy: 'rules' });
});

test('a save that does not wait any more gets no verdict, so that the review is queued', async () => {
  const left = new AbortController();
  server.answerWith(() => {
    left.abort(new Error('left'));
    return 'hang';
  });
  await expect(reviewer.reviewTalentProfile(talentProfile(), left.signal)).rejects.toThrow('left');
});
