import { createHmac } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { RouteName } from '@talaash/contract/route';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { networkOf } from '../call/network.ts';

/** The routes of which each use is a line of the log. */
const LOGGED = new Set<RouteName>([
  'signUp',
  'signIn',
  'verifyTotp',
  'verifyBackupCode',
  'providerReturn',
  'signOut',
  'revokeSession',
  'revokeSessions',
  'revokeOtherSessions',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'changeEmail',
]);

/**
 * Logs how a step of a log-in, or a change of what logs in, ended. Email and network are hashed with a secret of the installation: lines
 * about one account or one network can be found together, and name nobody.
 */
export async function loggedSignIn<Answer extends { response: unknown; redirectPath?: string | undefined }>(
  deps: Pick<Deps, 'log' | 'secrets'>,
  { name, request, form }: { name: RouteName; request: Pick<FastifyRequest, 'ip'>; form: unknown },
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (!LOGGED.has(name)) return act();
  const hashed = (text: string) =>
    createHmac('sha256', deps.secrets.device).update(`log ${text}`).digest('base64url').slice(0, 16);
  const email = fieldOf(form, 'email');
  const about = {
    step: name,
    network: hashed(networkOf(request.ip)),
    ...(typeof email === 'string' ? { account: hashed(email.trim().toLowerCase()) } : {}),
  };
  try {
    const answer = await act();
    deps.log.info({ ...about, ...endOf(answer) }, 'A step of a log-in ended.');
    return answer;
  } catch (error) {
    const code = error instanceof ORPCError ? error.code : 'INTERNAL_SERVER_ERROR';
    deps.log.info({ ...about, result: 'refused', code }, 'A step of a log-in ended.');
    throw error;
  }
}

/** The result of an answer, and the account that it names. */
function endOf({ response, redirectPath }: { response: unknown; redirectPath?: string | undefined }) {
  if (redirectPath !== undefined)
    return { result: new URLSearchParams(redirectPath.split('?')[1]).get('result') ?? 'done' };
  if (fieldOf(response, 'twoFactorRedirect') === true) return { result: 'codeNeeded' };
  const uid = fieldOf(fieldOf(response, 'user'), 'id');
  return typeof uid === 'string' ? { result: 'done', uid } : { result: 'done' };
}

const fieldOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
