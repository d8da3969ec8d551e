import { z } from 'zod';
import {
  configPart,
  isOnThisMachine,
  optional,
  url,
  withDefault,
  wrongOnes,
  wrongOutsideLocal,
} from './kit.ts';

const GITHUB = 'https://github.com';

/** Where talents prove that a code account is theirs. */
export const codeAccount = configPart({
  variables: {
    GITHUB_CLIENT_ID: optional(z.string()).describe(
      'The client id of an OAuth app at GitHub, so that talents can verify their GitHub account. Its callback address is `BASE_URL/api/v1/code-account-return`. Default: off; in `local`, a stand-in.',
    ),
    GITHUB_CLIENT_SECRET: optional(z.string()).describe(
      'The secret of that app. Required with GITHUB_CLIENT_ID.',
    ),
    GITHUB_URL: withDefault(url(['https:', 'http:'], 'must be an http or https address'), GITHUB).describe(
      'The address of GitHub. Change it only for tests with a local server; outside `local` only to an address of this machine. Its API is then below /api/v3.',
    ),
  },
  problems: (given, environment) => [
    ...wrongOnes([
      [
        (given.GITHUB_CLIENT_ID === undefined) !== (given.GITHUB_CLIENT_SECRET === undefined),
        'Set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET, or neither.',
      ],
    ]),
    ...wrongOutsideLocal(environment, [
      [
        given.GITHUB_URL !== GITHUB && !isOnThisMachine(given.GITHUB_URL),
        `Set GITHUB_URL to ${GITHUB}, or remove it: the server behind this address can verify any account.`,
      ],
    ]),
  ],
  read: ({ GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret, GITHUB_URL: at }) => ({
    /** Undefined if talents cannot verify a code account, or only at the stand-in. */
    gitHub:
      clientId && clientSecret
        ? {
            clientId,
            clientSecret,
            url: new URL(at).origin,
            apiUrl: at === GITHUB ? 'https://api.github.com' : `${new URL(at).origin}/api/v3`,
          }
        : undefined,
  }),
  providers: {
    codeAccounts: { check: 'code accounts', variables: 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET' },
  },
});
