import {
  ChangePassword,
  ForgotPassword,
  LogIn,
  PasswordResetRequest,
  SignUpRequest,
  VerificationMailRequest,
} from '@talaash/domain/account';
import { ROUTES, type RouteName } from '@talaash/contract/route';
import { ACCOUNT_MESSAGES } from '@talaash/domain/account-message';
import { validate, z } from '@talaash/domain/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { resetPassword } from '../features/account/actions.ts';
import { queueLink } from '../features/account/mail-link.ts';
import { type Caller, changePassword, signIn, signOut, signUp } from '../features/account/sign-in.ts';
import { countTries } from '../features/account/try-limit.ts';
import { requireAccess } from './access.ts';
import { ADDRESS_HEADER } from './auth.ts';
import { networkOf } from './network.ts';
import { refusal, validationRefusal } from './refusal.ts';
import { readViewer, type SignedInViewer, type Viewer } from './viewer.ts';

/** Answers the headers to send, which carry the session's cookie. */
type Act<Form, V extends Viewer> = (
  deps: Deps,
  form: Form,
  caller: Caller,
  viewer: V,
) => Promise<Headers | undefined>;

type SignInRoute = {
  name: RouteName;
  schema: z.ZodType;
  act(deps: Deps, body: unknown, caller: Caller, viewer: Viewer): ReturnType<Act<unknown, Viewer>>;
};

/** A form is checked by the domain's own schema before anything is done with it. */
function route<Form, V extends Viewer = Viewer>(
  name: RouteName,
  schema: z.ZodType<Form>,
  act: Act<Form, V>,
): SignInRoute {
  return {
    name,
    schema,
    act(deps, body, caller, viewer) {
      const checked = validate(schema, body ?? {});
      if (!checked.ok) throw validationRefusal(checked.errors);
      return act(deps, checked.value, caller, viewer as V);
    },
  };
}

const SIGN_IN_ROUTES = [
  route('signUp', SignUpRequest, (deps, form, caller) => signUp(deps, caller, form)),
  route('signIn', LogIn, (deps, form, caller) => signIn(deps, caller, form)),
  route('signOut', z.strictObject({}), (deps, _form, caller) => signOut(deps, caller)),

  route<VerificationMailRequest, SignedInViewer>(
    'sendVerificationEmail',
    VerificationMailRequest,
    async (deps, { continueUrl }, _caller, { uid, email, isEmailVerified }) => {
      if (isEmailVerified) throw refusal('CONFLICT', ACCOUNT_MESSAGES.verifiedAlready);
      await countTries(deps, ['verificationMail', uid]);
      await queueLink(deps, { mode: 'verifyEmail', uid, email }, continueUrl);
      return undefined;
    },
  ),

  // The account is looked for when the mail is sent: neither the answer nor its time tells whether there is one.
  route('requestPasswordReset', ForgotPassword, async (deps, { email }, { ip }) => {
    await countTries(deps, ['resetMail', email], ['resetMailFromAddress', networkOf(ip)]);
    await queueLink(deps, { mode: 'resetPassword', email });
    return undefined;
  }),

  route('resetPassword', PasswordResetRequest, async (deps, form, { ip }) => {
    await countTries(deps, ['resetFromAddress', networkOf(ip)]);
    await resetPassword(deps, form);
    return undefined;
  }),

  route<ChangePassword, SignedInViewer>('changePassword', ChangePassword, (deps, form, caller, viewer) =>
    changePassword(deps, caller, viewer, form),
  ),
];

/** What each route takes, for the description of the API. */
export const SIGN_IN_FORMS: ReadonlyMap<RouteName, z.ZodType> = new Map(
  SIGN_IN_ROUTES.map(({ name, schema }) => [name, schema]),
);

/** Signing up, in and out, and passwords: plain HTTP below /api/auth, each answering `{}` and the session's cookie. */
export function mountSignIn(app: FastifyInstance, deps: Deps): void {
  for (const { name, act } of SIGN_IN_ROUTES) {
    const { method, path, access } = ROUTES[name];
    app.route({
      method,
      url: path,
      bodyLimit: 16 * 1024,
      async handler(request, reply) {
        const viewer = await readViewer(deps, request.headers.cookie);
        requireAccess(access, viewer);
        const headers = await act(deps, request.body, callerOf(request), viewer);
        for (const cookie of headers?.getSetCookie() ?? []) reply.header('set-cookie', cookie);
        return reply.header('cache-control', 'no-store').send({});
      },
    });
  }
}

/** What the sign-in library may know of the request. */
function callerOf(request: FastifyRequest): Caller {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip });
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return { headers, ip: request.ip };
}
