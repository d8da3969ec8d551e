/** The identity providers: Google, or the OpenID Connect server that the operator names. */
export const IDENTITY_PROVIDERS = ['google', 'oidc'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** The result of a log-in at an identity provider, in the address of the page that the person returns to. */
export const PROVIDER_RESULTS = [
  'signedIn',
  /** The second factor is still missing. */
  'codeNeeded',
  'cancelled',
  'failed',
  /** Too late, repeated, or in another browser. */
  'expired',
  'tooManyTries',
  'emailUnverified',
  /** The account with this email has not verified it, so it may be somebody else's. */
  'notLinked',
  'disabled',
  'talentClosed',
  'companyClosed',
  'talentByInvitation',
  'companyByInvitation',
  'closed',
  'byInvitation',
  'invitationInvalid',
] as const;
export type ProviderResult = (typeof PROVIDER_RESULTS)[number];
