import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const PATH = '/begin-identity-session';

/**
 * Starts a session for an account whose owner an identity provider has authenticated. The library's own OAuth flow trusts the
 * token endpoint's response unseen, so the flow is ours (features/account/identity.ts). The session is the library's.
 */
export const identitySession = () =>
  ({
    id: 'identity-session',
    endpoints: {
      beginIdentitySession: createAuthEndpoint(
        PATH,
        { method: 'POST', body: z.object({ uid: z.string() }), requireHeaders: true },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.uid);
          if (!user) throw context.error('NOT_FOUND');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(context, { session, user });
          return context.json({ token: session.token });
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
