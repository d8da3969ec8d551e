import type { IdentityProvider } from '@talaash/domain/identity-provider/choice';
import { GOOGLE_NAME } from '@talaash/domain/identity-provider/words';
import { z } from 'zod';
import {
  configPart,
  optional,
  url,
  withDefault,
  wrongOnes,
  wrongOutsideLocal,
  isOnThisMachine,
  isReadableByOthers,
} from './kit.ts';

/** An OpenID Connect server that authenticates people. */
export type IdentityProviderSettings = {
  id: IdentityProvider;
  /** The button's text. */
  name: string;
  /** The issuer's URL, below which /.well-known/openid-configuration is. */
  issuer: string;
  clientId: string;
  clientSecret: string;
};

const GOOGLE_ISSUER = 'https://accounts.google.com';

const issuer = url(
  ['https:', 'http:'],
  'must be the address of an OpenID Connect server, such as https://id.example',
);

/** Log-in with Google, and with one other OpenID Connect server. */
export const identityProvider = configPart({
  variables: {
    GOOGLE_CLIENT_ID: optional(z.string()).describe(
      'The client id of an OAuth client of type "web application" in the Google Cloud console. It enables log-in with Google. Its redirect address is `BASE_URL/api/auth/callback/google`.',
    ),
    GOOGLE_CLIENT_SECRET: optional(z.string()).describe(
      'The secret of that client. Required with GOOGLE_CLIENT_ID.',
    ),
    GOOGLE_ISSUER: withDefault(issuer, GOOGLE_ISSUER).describe(
      'The issuer address of Google. Change it only for tests with a local server; outside `local` only to an address of this machine.',
    ),
    OIDC_ISSUER: optional(issuer).describe(
      'The issuer of an OpenID Connect server for log-in, such as Keycloak or Authentik. The server reads the rest from `/.well-known/openid-configuration` below it. The redirect address is `BASE_URL/api/auth/callback/oidc`. The server must send verified emails. https, unless it is on this machine.',
    ),
    OIDC_CLIENT_ID: optional(z.string()).describe('The client id at that server. Required with OIDC_ISSUER.'),
    OIDC_CLIENT_SECRET: optional(z.string()).describe(
      'The secret of that client. Required with OIDC_ISSUER.',
    ),
    OIDC_NAME: optional(z.string().max(40, 'must have at most 40 characters')).describe(
      'The name of that server on the button, after "Continue with". Required with OIDC_ISSUER.',
    ),
  },
  problems: (given, environment) => {
    const google = [given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET];
    const oidc = [given.OIDC_ISSUER, given.OIDC_CLIENT_ID, given.OIDC_CLIENT_SECRET, given.OIDC_NAME];
    return [
      ...wrongOnes([
        [isHalfSet(google), 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.'],
        [
          isHalfSet(oidc),
          'Set OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME, or none of them.',
        ],
      ]),
      ...wrongOutsideLocal(environment, [
        [
          given.GOOGLE_ISSUER !== GOOGLE_ISSUER && !isOnThisMachine(given.GOOGLE_ISSUER),
          `Set GOOGLE_ISSUER to ${GOOGLE_ISSUER}, or remove it: the server behind this address can log in as anybody.`,
        ],
        [
          given.OIDC_ISSUER !== undefined && isReadableByOthers(given.OIDC_ISSUER),
          'Set OIDC_ISSUER to an https address: over http, an attacker on the network can log in as anybody.',
        ],
      ]),
    ];
  },
  read: (given) => ({
    /** In the order of their buttons. */
    identityProviders: [
      ...(given.GOOGLE_CLIENT_ID && given.GOOGLE_CLIENT_SECRET
        ? [
            {
              id: 'google',
              name: GOOGLE_NAME,
              issuer: given.GOOGLE_ISSUER,
              clientId: given.GOOGLE_CLIENT_ID,
              clientSecret: given.GOOGLE_CLIENT_SECRET,
            } as const,
          ]
        : []),
      ...(given.OIDC_ISSUER && given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET && given.OIDC_NAME
        ? [
            {
              id: 'oidc',
              name: given.OIDC_NAME,
              issuer: given.OIDC_ISSUER,
              clientId: given.OIDC_CLIENT_ID,
              clientSecret: given.OIDC_CLIENT_SECRET,
            } as const,
          ]
        : []),
    ] satisfies IdentityProviderSettings[],
  }),
  providers: {
    identityProviders: {
      check: 'identity providers',
      variables: 'GOOGLE_CLIENT_ID, OIDC_ISSUER and their secrets',
    },
  },
});

const isHalfSet = (values: (string | undefined)[]): boolean =>
  values.some((value) => value !== undefined) && values.includes(undefined);
