import type { FastifyPluginAsync } from 'fastify';

/** Secrets of a visit, until the browser returns from the code host. */
export type CodeAccountHandshake = { state: string; codeVerifier: string };

/** The host of code accounts, which says which account a person owns. It says nothing else. */
export type CodeAccounts = {
  /** `off`: nobody can verify an account; the other methods throw. */
  readonly mode: 'gitHub' | 'local' | 'off';

  /** The address to send the browser to. No scope is requested: only what is public can be read. */
  begin(redirectUri: string): Promise<{ url: string; handshake: CodeAccountHandshake }>;

  /**
   * The name of the account whose owner returned, in lower case. It checks the state, reads the name and ends the token.
   *
   * @param query of the address that the host redirected the browser to
   * @returns undefined if the person declined there
   * @throws ProviderFault if the host cannot be reached, or its answer is invalid
   */
  complete(given: {
    redirectUri: string;
    query: string;
    handshake: CodeAccountHandshake;
  }): Promise<string | undefined>;

  /** Checks that the host answers and accepts our secret. @throws ProviderFault */
  probe?(): Promise<string>;

  /** The page of the stand-in. */
  pages?: FastifyPluginAsync;
};
