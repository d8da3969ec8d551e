import {
  ChangeEmailRequest,
  ChangePasswordRequest,
  PasswordResetMailRequest,
  PasswordResetRequest,
  RecoveryCodeRequest,
  RevokeSessionRequest,
  SecondFactorRequest,
  SignInRequest,
  SignUpRequest,
  UpdateUserRequest,
  VerificationMailRequest,
  VerifyEmailRequest,
} from '@talaash/domain/account/schema';
import { ProviderReturn, ProviderSignInRequest } from '@talaash/domain/identity-provider/schema';
import { ROUTES, type RouteName } from '@talaash/contract/route';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { validate, z } from '@talaash/domain/base/schema';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { users } from '../db/schema/account.ts';
import { record } from '../events/record.ts';
import type { Deps } from '../call/deps.ts';
import { requestEmailChange, resetPassword } from '../features/account/actions.ts';
import { endReplacedSession, endSessions } from '../features/account/end-session.ts';
import { beginProviderSignIn, completeProviderSignIn } from '../features/account/identity-sign-in.ts';
import { queueLink } from '../features/account/mail-link.ts';
import {
  type Caller,
  changePassword,
  listSessions,
  readSession,
  rememberDevice,
  revokeSession,
  signIn,
  signOut,
} from '../features/account/sign-in.ts';
import { signUp } from '../features/account/sign-up.ts';
import { verifyBackupCode, verifyTotp } from '../features/account/second-factor.ts';
import { countMailToUnverified, countTries } from '../features/account/try-limit.ts';
import { verifyEmail } from '../features/account/verify-email.ts';
import { requireAccess } from '../call/access.ts';
import { requireProof } from '../call/bot-check.ts';
import { ADDRESS_HEADER } from '../call/auth.ts';
import { networkOf } from '../call/network.ts';
import { refusal, validationRefusal } from '../call/refusal.ts';
import { readViewer, type SignedInViewer, type Viewer } from '../call/viewer.ts';
import { proofOf } from './proof.ts';
import { loggedSignIn } from './sign-in-log.ts';

/** The response, the headers with the session's cookie, and the path on our origin to redirect to. */
type Answer = { response: unknown; headers?: Headers; redirectPath?: string | undefined };

type Act<Form, V extends Viewer> = (
  deps: Deps,
  form: Form,
  caller: Caller & { requestId: string },
  viewer: V,
) => Promise<Answer>;

type SignInRoute = {
  name: RouteName;
  schema: z.ZodType;
  act: Act<unknown, Viewer>;
};

/** A route whose form the domain's schema validates before `act` gets it. */
function route<Form, V extends Viewer = Viewer>(
  name: RouteName,
  schema: z.ZodType<Form>,
  act: Act<Form, V>,
): SignInRoute {
  return {
    name,
    schema,
    async act(deps, given, caller, viewer) {
      const checked = validate(schema, given ?? {});
      if (!checked.ok) throw validationRefusal(checked.errors);
      return act(deps, checked.value, caller, viewer as V);
    },
  };
}

const Nothing = z.object({});
const DONE: Answer = { response: { status: true } };

const SIGN_IN_ROUTES = [
  route('signUp', SignUpRequest, (deps, form, caller) => signUp(deps, caller, form)),
  route('signIn', SignInRequest, (deps, form, caller) => signIn(deps, caller, form)),
  route('verifyTotp', SecondFactorRequest, (deps, form, caller) => verifyTotp(deps, caller, form)),
  route('verifyBackupCode', RecoveryCodeRequest, (deps, form, caller) =>
    verifyBackupCode(deps, caller, form),
  ),
  route('providerSignIn', ProviderSignInRequest, (deps, form, caller) =>
    beginProviderSignIn(deps, caller, form),
  ),
  route('providerReturn', ProviderReturn, (deps, form, caller) => completeProviderSignIn(deps, caller, form)),
  route('signOut', Nothing, (deps, _form, caller) => signOut(deps, caller)),

  route('getSession', Nothing, async (deps, _form, caller, viewer) =>
    viewer === null ? { response: null } : readSession(deps, caller),
  ),
  route('listSessions', Nothing, (deps, _form, caller) => listSessions(deps, caller)),
  route('revokeSession', RevokeSessionRequest, (deps, form, caller) => revokeSession(deps, caller, form)),
  route<object, SignedInViewer>('revokeSessions', Nothing, async (deps, _form, _caller, { uid }) => {
    await deps.events.transaction((tx) => endSessions(tx, uid));
    return DONE;
  }),
  route<object, SignedInViewer>('revokeOtherSessions', Nothing, async (deps, _form, caller, viewer) => {
    const { uid, sessionId } = viewer;
    const generation = await deps.events.transaction((tx) => endSessions(tx, uid, sessionId));
    return { ...DONE, headers: rememberDevice(deps, caller, { uid, generation }) };
  }),

  route(
    'sendVerificationEmail',
    VerificationMailRequest,
    async (deps, { email, callbackURL }, { ip }, viewer) => {
      if (viewer !== null && (email ?? viewer.email) === viewer.email) {
        if (viewer.isEmailVerified) throw refusal('CONFLICT', ACCOUNT_SENTENCES.verifiedAlready);
        await countMailToUnverified(deps, viewer.email, ip);
        await queueLink(deps, { mode: 'verifyEmail', uid: viewer.uid, email: viewer.email }, callbackURL);
        return DONE;
      }
      if (email === undefined) throw refusal('UNAUTHORIZED');
      await countMailToUnverified(deps, email, ip);
      await queueLink(deps, { mode: 'verifyEmail', email }, callbackURL);
      return DONE;
    },
  ),

  route('verifyEmail', VerifyEmailRequest, async (deps, form, { ip }) => {
    await countTries(deps, ['verifyFromNetwork', networkOf(ip)]);
    return { ...DONE, redirectPath: await verifyEmail(deps, form) };
  }),

  // The account is looked up when the mail is sent: neither the answer nor its timing reveals whether there is one.
  route('requestPasswordReset', PasswordResetMailRequest, async (deps, { email, redirectTo }, { ip }) => {
    await countTries(deps, ['mailFromNetwork', networkOf(ip)], ['resetMail', email]);
    await queueLink(deps, { mode: 'resetPassword', email }, redirectTo);
    return { response: { status: true, message: ACCOUNT_SENTENCES.resetMailSent } };
  }),

  // Access to the mailbox proves ownership: otherwise somebody else's wrong passwords could lock the owner out.
  route('resetPassword', PasswordResetRequest, async (deps, form, caller) => {
    await countTries(deps, ['resetFromNetwork', networkOf(caller.ip)]);
    const account = await resetPassword(deps, form);
    return { ...DONE, headers: rememberDevice(deps, caller, account) };
  }),

  route<ChangePasswordRequest, SignedInViewer>(
    'changePassword',
    ChangePasswordRequest,
    (deps, form, caller, viewer) => changePassword(deps, caller, viewer, form),
  ),

  route<ChangeEmailRequest, SignedInViewer>(
    'changeEmail',
    ChangeEmailRequest,
    async (deps, form, { ip }, viewer) => {
      await requestEmailChange(deps, viewer, ip, form);
      return DONE;
    },
  ),

  route<UpdateUserRequest, SignedInViewer>(
    'updateUser',
    UpdateUserRequest,
    async (deps, { name }, _caller, { uid }) => {
      await deps.events.transaction(async (tx) => {
        await tx.update(users).set({ name, updatedAt: sql`now()` }).where(eq(users.id, uid));
        await record(tx, { kind: 'account.changed', actorUid: uid });
      });
      return DONE;
    },
  ),
];

/** The routes that may start a session in place of the browser's present one. */
const STARTS_SESSION = new Set<RouteName>([
  'signUp',
  'signIn',
  'verifyTotp',
  'verifyBackupCode',
  'providerReturn',
]);

/** The input of each route, for the API description. */
export const SIGN_IN_FORMS: ReadonlyMap<RouteName, z.ZodType> = new Map(
  SIGN_IN_ROUTES.map(({ name, schema }) => [name, schema]),
);

/**
 * The auth library's standard routes below /api/auth, with its payloads and answers. Validation, limits, mailed links and
 * failures are ours.
 */
export async function mountSignIn(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    acceptEmptyBody(scope);
    for (const { name, act } of SIGN_IN_ROUTES) {
      const { method, path } = ROUTES[name];
      const hasBotCheck = 'botCheck' in ROUTES[name];
      scope.route({
        method,
        url: path,
        bodyLimit: 16 * 1024,
        async handler(request, reply) {
          const form = method === 'GET' ? questionOf(request) : request.body;
          const { response, headers, redirectPath } = await loggedSignIn(
            deps,
            { name, request, form },
            async () => {
              const viewer = await readViewer(deps, request.headers.cookie);
              requireAccess(ROUTES[name], viewer);
              if (hasBotCheck) await requireProof(deps, { call: name, proof: proofOf(request) });
              const answer = await act(deps, form, callerOf(request), viewer);
              if (STARTS_SESSION.has(name) && answer.headers)
                await endReplacedSession(deps, request.headers.cookie, answer.headers);
              return answer;
            },
          );
          for (const cookie of headers?.getSetCookie() ?? []) reply.header('set-cookie', cookie);
          reply.header('cache-control', 'no-store');
          if (redirectPath !== undefined) return reply.redirect(redirectPath);
          // As text, because Fastify would send null as an empty body.
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(response));
        },
      });
    }
  });
}

/** A request without required fields may have an empty body, even with the JSON content type. */
function acceptEmptyBody(scope: FastifyInstance): void {
  const readJson = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : readJson(request, body.toString(), done),
  );
}

/** The part of the request that the auth library gets. */
function callerOf(request: FastifyRequest): Caller & { requestId: string } {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip });
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return { headers, ip: request.ip, requestId: request.id };
}

/** The path parameters, and the raw query: an identity provider's is compared byte by byte. */
const questionOf = ({ query, params, url }: FastifyRequest) => ({
  ...(query as object),
  ...(params as object),
  query: url.split(/\?(.*)/s)[1] ?? '',
});
