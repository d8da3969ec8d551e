import type { IdentityProvider } from '@talaash/domain/identity-provider/choice';

/** Who somebody is, as a provider says. */
export type Identity = {
  /** The provider's name for itself, with which `subject` is unique. */
  issuer: string;
  /** Never changes for a person, other than the email. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
};

/** What only the server and the browser that began may know, until the browser comes back. */
export type Handshake = { state: string; nonce: string; codeVerifier: string };

/** A provider that can be used here, and its name on the button. */
export type OfferedProvider = { id: IdentityProvider; name: string };

/** Those who say who a person is. Empty where none is configured. */
export type IdentityProviders = {
  readonly offered: readonly OfferedProvider[];

  /**
   * Where to send the browser.
   * @throws ProviderFault when the provider does not say where
   */
  begin(id: IdentityProvider, redirectUri: string): Promise<{ url: string; handshake: Handshake }>;

  /**
   * Who has come back. State, nonce, issuer, audience, signature and time of what the provider says are checked.
   *
   * @param query of the address to which the provider has sent the browser
   * @returns undefined when the person has refused there
   * @throws ProviderFault when the provider cannot be asked, or what it says does not hold
   */
  complete(
    id: IdentityProvider,
    given: { redirectUri: string; query: string; handshake: Handshake },
  ): Promise<Identity | undefined>;

  /** Shows that each provider answers and accepts our secret. @throws ProviderFault */
  probe?(): Promise<string>;
};
