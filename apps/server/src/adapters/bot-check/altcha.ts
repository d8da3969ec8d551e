import { randomInt } from 'node:crypto';
import { BOT_CHALLENGE_VALID_MINUTES } from '@talaash/domain/bot-check/limit';
import { BotChallenge } from '@talaash/domain/bot-check/schema';
import { validate } from '@talaash/domain/base/schema';
import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheck } from './port.ts';

/** The answer is a number between these. The narrow range keeps the wait similar for everybody; a bot pays the mean. */
const ANSWER_MIN = 50;
const ANSWER_MAX = 150;

/**
 * The library compares the expiry of a challenge with the clock of its machine, which may differ between nodes. So it gets a
 * later expiry, and the real one is in the signed data.
 */
const MACHINE_SLACK_SECONDS = 24 * 60 * 60;

/** A valid proof has about 700 characters. */
const PROOF_LENGTH_MAX = 4000;

type AltchaOptions = {
  /** Signs the challenges. */
  secret: string;
  /** The hashing rounds of one guess; a browser makes 50 to 150 guesses. */
  cost: number;
  /** Milliseconds since 1970. */
  now(): number;
};

/**
 * ALTCHA on this server: a browser proves that it spent work. No third party is involved, and nothing about a person is stored.
 */
export function createAltchaBotCheck({ secret, cost, now }: AltchaOptions): BotCheck {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` };

  const challenge = async (call: string): Promise<BotChallenge> => {
    const expiresAt = Math.floor(now() / 1000) + BOT_CHALLENGE_VALID_MINUTES * 60;
    const { parameters, signature = '' } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      deriveKey,
      cost,
      counter: randomInt(ANSWER_MIN, ANSWER_MAX + 1),
      expiresAt: expiresAt + MACHINE_SLACK_SECONDS,
      data: { call, expiresAt },
      ...secrets,
    });
    return { parameters: { ...parameters }, signature };
  };

  const read: BotCheck['read'] = async (proof, call) => {
    const given = decode(proof);
    const checked = validate(BotChallenge, given?.challenge);
    if (!checked.ok) return undefined;
    const { parameters, signature } = checked.value;
    const { verified } = await verifySolution({
      challenge: { parameters, signature },
      // The shape may be anything: the library treats what is not a solution as a wrong one.
      solution: given?.solution as { counter: number; derivedKey: string },
      deriveKey,
      ...secrets,
    }).catch(() => ({ verified: false }));
    if (!verified) return undefined;
    // Our signature guarantees the shape.
    const { nonce, data, ...rest } = parameters as typeof parameters & Signed;
    const { expiresAt = rest.expiresAt } = data;
    return data.call === call && expiresAt * 1000 > now()
      ? { id: nonce, expiresAt: new Date(expiresAt * 1000) }
      : undefined;
  };

  return {
    isOn: true,
    challenge,
    read,
    async probe() {
      const made = await challenge('probe');
      const solution = await solveChallenge({ challenge: made, deriveKey });
      const proof = Buffer.from(JSON.stringify({ challenge: made, solution })).toString('base64');
      if (!(await read(proof, 'probe'))) throw new Error('The bot check does not accept its own challenge.');
      return `A challenge was solved in ${Math.round(solution?.time ?? 0)} ms.`;
    },
  };
}

/** In challenges of the previous release, `data` is only the call. */
type Signed = { expiresAt: number; data: { call: string; expiresAt?: number } };

function decode(proof: string): { challenge?: unknown; solution?: unknown } | undefined {
  if (proof.length > PROOF_LENGTH_MAX) return undefined;
  try {
    const given: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    return typeof given === 'object' && given !== null ? given : undefined;
  } catch {
    return undefined;
  }
}
