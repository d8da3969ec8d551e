/** Who may say who a person is: Google, or the OpenID Connect server that the operator names. */
export const IDENTITY_PROVIDERS = ['google', 'oidc'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** How a visit at an identity provider ended. The page that a person comes back to gets it in its address. */
export const PROVIDER_RESULTS = [
  'signedIn',
  /** The second factor has still to be entered. */
  'codeNeeded',
  'cancelled',
  'failed',
  /** Too late, a second time, or in another browser. */
  'expired',
  'tooManyTries',
  'emailUnverified',
  /** An account with this email has not verified it, so that it may be somebody else's. */
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
