import { ROUTES } from '@talaash/contract/route';
import { z } from '@talaash/domain/base/schema';
import type { UnsubscribeAnswer } from '@talaash/domain/unsubscribe/schema';
import { UNSUBSCRIBE_SENTENCES } from '@talaash/domain/unsubscribe/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import type { Limits } from '../call/limit.ts';
import { networkOf } from '../call/network.ts';
import { unsubscribe } from '../features/notification-preferences/actions.ts';
import { readUnsubscribeToken } from '../mail/unsubscribe-token.ts';

/** A mail provider posts for all its users from a few networks. */
const limit = { max: 600, seconds: 60 };

const WithToken = z.object({ token: z.string() });

/** The form of a mail program, in either encoding that RFC 8058 names. */
const ONE_CLICK =
  /(?:^|[&\s;])(?:List-Unsubscribe=One-Click(?:&|\s*$)|name="List-Unsubscribe"\s+One-Click\s)/;

/**
 * Unsubscribes by a mailed link. The page of the link posts JSON; a mail program posts a form to the address in the mail's
 * header. Only POST works, because mail scanners open every link.
 */
export async function mountUnsubscribe(app: FastifyInstance, deps: Deps, limits: Limits): Promise<void> {
  await app.register(async (scope) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(ROUTES.unsubscribe.path, { bodyLimit: 8 * 1024 }, async (request, reply) => {
      await limits.count('unsubscribe', limit, networkOf(request.ip));
      const { status, answer } = await act(deps, request);
      return reply.status(status).send(answer);
    });
  });
}

type Outcome = { status: number; answer: UnsubscribeAnswer };

async function act(deps: Deps, request: FastifyRequest): Promise<Outcome> {
  const found = tokenIn(request);
  if ('refusal' in found) return refused(400, found.refusal);
  const read = readUnsubscribeToken(found.token, deps.secrets.unsubscribe, deps.now());
  if ('refusal' in read)
    return refused(read.refusal === UNSUBSCRIBE_SENTENCES.expired ? 410 : 400, read.refusal);
  const { email, type } = read.payload;
  await unsubscribe(deps, { email, type });
  return { status: 200, answer: { success: true, unsubscribedFrom: type, email } };
}

const refused = (status: number, error: string): Outcome => ({ status, answer: { success: false, error } });

function tokenIn({ body, query }: FastifyRequest): { token: string } | { refusal: string } {
  const isForm = typeof body === 'string';
  if (isForm && !ONE_CLICK.test(body)) return { refusal: UNSUBSCRIBE_SENTENCES.notOneClick };
  const { token = '' } = WithToken.partial()
    .catch({})
    .parse((isForm ? query : body) ?? {});
  return token === '' ? { refusal: UNSUBSCRIBE_SENTENCES.missingToken } : { token };
}
