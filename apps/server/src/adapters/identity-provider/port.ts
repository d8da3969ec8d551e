import type { IdentityProvider } from '@talaash/domain/identity-provider/choice';

/** A person's identity, as a provider states it. */
export type Identity = {
  /** The issuer, which makes `subject` unique. */
  issuer: string;
  /** Never changes for a person, unlike the email. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
};

/** Secrets that only the server and the browser that started the log-in may know, until the browser returns. */
export type Handshake = { state: string; nonce: string; codeVerifier: string };

/** A configured provider, and its name on the button. */
export type OfferedProvider = { id: IdentityProvider; name: string };

/** The identity providers. Empty if none is configured. */
export type IdentityProviders = {
  readonly offered: readonly OfferedProvider[];

  /**
   * The address to send the browser to.
   * @throws ProviderFault if the provider's metadata cannot be read
   */
  begin(id: IdentityProvider, redirectUri: string): Promise<{ url: string; handshake: Handshake }>;

  /**
   * The identity of the person who returned. It checks state, nonce, issuer, audience, signature and time.
   *
   * @param query of the address that the provider redirected the browser to
   * @returns undefined if the person declined there
   * @throws ProviderFault if the provider cannot be reached, or its answer is invalid
   */
  complete(
    id: IdentityProvider,
    given: { redirectUri: string; query: string; handshake: Handshake },
  ): Promise<Identity | undefined>;

  /** Checks that each provider answers and accepts our secret. @throws ProviderFault */
  probe?(): Promise<string>;
};
