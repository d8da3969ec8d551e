import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { parseUserOutput } from 'better-auth/db';
import { z } from 'zod';

const PATH = '/begin-own-session';

/**
 * Starts a session for an account that we have just stored, or whose owner an identity provider has authenticated. The library's own
 * sign-up stores an account and its password one after the other, and its OAuth flow trusts the token endpoint's response unseen, so
 * both are ours (features/account/sign-up.ts, identity.ts). The session is the library's.
 */
export const ownSession = () =>
  ({
    id: 'own-session',
    endpoints: {
      beginOwnSession: createAuthEndpoint(
        PATH,
        {
          method: 'POST',
          body: z.object({ uid: z.string(), rememberMe: z.boolean().default(true) }),
          requireHeaders: true,
        },
        async (context) => {
          const { internalAdapter } = context.context;
          const { uid, rememberMe } = context.body;
          const user = await internalAdapter.findUserById(uid);
          if (!user) throw context.error('NOT_FOUND');
          const session = await internalAdapter.createSession(user.id, !rememberMe);
          await setSessionCookie(context, { session, user }, !rememberMe);
          return context.json({
            token: session.token,
            user: parseUserOutput(context.context.options, user),
          });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

/** Asks for the second factor after an identity provider too. The library asks only after a password. */
export function alsoAfterIdentity<Plugin extends { hooks: { after: Hook[] } }>(plugin: Plugin): Plugin {
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: { path?: string }) => context.path === PATH || hook.matcher(context as never),
  }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}

type Hook = { matcher: (context: never) => boolean };
