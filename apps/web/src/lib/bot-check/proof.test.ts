import { ERROR_SENTENCES } from '@talaash/domain/base/error-code';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import { prepareProof, withProof } from './proof.ts';

/** Workers are for browsers: the journeys solve real challenges. */
vi.mock('./solver.ts', () => ({ solve: async (challenge: string) => `proof of ${challenge}` }));

const asked: string[] = [];
let challenge: string | null = null;
beforeEach(() => {
  asked.length = 0;
  challenge = 'one';
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ challenge });
  });
});

const required = new CallError('BOT_CHECK_REQUIRED', ERROR_SENTENCES.BOT_CHECK_REQUIRED);

/** A call that the server refuses without one of these proofs. */
function callThat(takes: (proof: string | undefined) => boolean) {
  const proofs: (string | undefined)[] = [];
  const ask = async (headers: Record<string, string>) => {
    proofs.push(headers['x-bot-check']);
    if (!takes(headers['x-bot-check'])) throw required;
    return 'done';
  };
  return { ask, proofs };
}

test('a call without a proof requests no challenge', async () => {
  const { ask, proofs } = callThat(() => true);
  expect(await withProof('viewer.get', ask)).toBe('done');
  expect([proofs, asked]).toEqual([[undefined], []]);
});

test('a prepared proof is computed once and sent once', async () => {
  const { ask, proofs } = callThat((proof) => proof !== undefined);
  prepareProof('a call/1');
  prepareProof('a call/1');
  expect(await withProof('a call/1', ask)).toBe('done');
  expect(proofs).toEqual(['proof of one']);
  expect(asked).toEqual(['/api/v1/bot-challenges/a%20call%2F1']);
  await withProof('a call/1', ask);
  expect(proofs).toEqual(['proof of one', undefined, 'proof of one']);
});

test('a refused proof is renewed once, and then the refusal is reported', async () => {
  prepareProof('signUp');
  const late = callThat((proof) => proof === 'proof of two');
  const answer = withProof('signUp', (headers) => {
    challenge = 'two';
    return late.ask(headers);
  });
  expect(await answer).toBe('done');
  expect(late.proofs).toEqual(['proof of one', 'proof of two']);
  const never = callThat(() => false);
  await expect(withProof('signUp', never.ask)).rejects.toBe(required);
  expect(never.proofs).toEqual([undefined, 'proof of two']);
});

test('the refusal is reported if no proof can be computed', async () => {
  challenge = null;
  const { ask, proofs } = callThat(() => false);
  await expect(withProof('signUp', ask)).rejects.toBe(required);
  expect(proofs).toHaveLength(1);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(withProof('signUp', ask)).rejects.toBe(required);
});
