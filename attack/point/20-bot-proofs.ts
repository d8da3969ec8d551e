import { encodeProof, solutionOf, withProof } from '../../apps/server/test/proof.ts';
import { newEmail, PASSWORD } from '../../e2e/fixture/person.ts';
import { type Attack, held } from '../attack.ts';

type Challenge = Parameters<typeof solutionOf>[0];

export default {
  promise:
    'A proof of work makes one call of its kind, on all nodes together, and nothing else passes for one.',
  async run({ startNode }) {
    const env = { BOT_CHECK: 'on', BOT_CHECK_COST: '50' };
    const [{ url }, other] = [await startNode(env), await startNode(env)];
    const challenge = async (call = 'signUp'): Promise<Challenge> => {
      const answer = await fetch(`${url}/api/v1/bot-challenges/${call}`);
      return ((await answer.json()) as { challenge: Challenge }).challenge;
    };
    const proofFor = async (given: Challenge) => encodeProof(given, await solutionOf(given));

    const guarded = await Promise.all([
      signUp(url),
      post(url, '/api/auth/request-password-reset', { email: newEmail() }),
      post(url, '/api/v1/submit-contact-us-form', {
        name: 'Asha',
        email: newEmail(),
        subject: 'Hello',
        message: 'Is there anybody who reads?',
      }),
    ]);
    const once = await proofFor(await challenge());
    const replayed = await Promise.all(
      Array.from({ length: 12 }, (_, at) => signUp(at % 2 ? url : other.url, once)),
    );
    const passed = replayed.filter((status) => status === 200).length;

    const honest = await challenge();
    const { parameters, signature } = honest;
    const solution = await solutionOf(honest);
    const forged = await Promise.all(
      [
        encodeProof(honest, null),
        encodeProof(honest, { counter: 0, derivedKey: '00' }),
        encodeProof(
          { parameters: { ...parameters, nonce: parameters.nonce.toUpperCase() }, signature },
          solution,
        ),
        encodeProof({ parameters: { ...parameters, expiresAt: 9_999_999_999 }, signature }, solution),
        encodeProof({ parameters: { ...parameters, cost: 1, keyPrefix: '00' }, signature }, solution),
        encodeProof({ parameters: { ...parameters, cost: 1e9, keyLength: 1e9 }, signature }, solution),
        encodeProof({ parameters, signature: '' }, solution),
        await proofFor(await challenge('requestPasswordReset')),
        'A'.repeat(3_999),
        'A'.repeat(12_000),
        '',
      ].map((proof) => signUp(url, proof)),
    );
    const stillGood = await signUp(url, encodeProof(honest, solution));
    return [
      held(
        'calls without a proof',
        guarded.every((status) => status === 403),
        guarded,
      ),
      held('one proof twelve times at once on two nodes', passed === 1, `${passed} passed`),
      held(
        'proofs that are changed, cheap, of another call or none',
        forged.every((one) => one === 403),
        forged,
      ),
      held('an honest proof after all that', stillGood === 200, stillGood),
    ];
  },
} satisfies Attack;

const signUp = (url: string, proof?: string): Promise<number> =>
  post(url, '/api/auth/sign-up/email', { name: 'Asha Rao', email: newEmail(), password: PASSWORD }, proof);

async function post(url: string, path: string, body: object, proof?: string): Promise<number> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(proof === undefined ? {} : withProof(proof)) },
    body: JSON.stringify(body),
  });
  return answer.status;
}
