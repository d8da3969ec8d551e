import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';

/** What an agent keeps between its steps. */
type Kept = {
  information?: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
  tokens?: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
  verifier?: string;
  discovery?: Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>;
  /** Where it sends the browser. */
  sentTo?: URL;
};

/** An agent as the official library of the protocol makes it. It knows only the address of the server, and connects itself. */
export function newAgent({
  url,
  redirectUrl,
  name = 'Recruiting Agent',
  scope,
}: {
  url: string;
  redirectUrl: string;
  name?: string;
  scope?: string;
}) {
  const kept: Kept = {};
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: {
      client_name: name,
      redirect_uris: [redirectUrl],
      ...(scope === undefined ? {} : { scope }),
    },
    state: () => 'of the agent',
    clientInformation: () => kept.information,
    saveClientInformation: (information) => void (kept.information = information),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (address) => void (kept.sentTo = address),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
    discoveryState: () => kept.discovery,
    saveDiscoveryState: (discovery) => void (kept.discovery = discovery),
    invalidateCredentials(what) {
      if (what === 'all' || what === 'client') delete kept.information;
      if (what === 'all' || what === 'tokens') delete kept.tokens;
      if (what === 'all' || what === 'discovery') delete kept.discovery;
    },
  };
  const newTransport = () =>
    new StreamableHTTPClientTransport(new URL('/api/mcp', url), { authProvider: provider });

  async function connected(): Promise<Client> {
    const client = new Client({ name, version: '1' });
    await client.connect(newTransport());
    return client;
  }

  /** Tries to connect, is refused, registers, and says where the browser has to go. */
  async function ask(): Promise<URL> {
    delete kept.sentTo;
    try {
      await connected();
    } catch (error) {
      if (error instanceof UnauthorizedError && kept.sentTo) return kept.sentTo;
      throw error;
    }
    throw new Error('The agent was connected without asking.');
  }

  /** Fetches the tokens for what the browser brought. */
  const finish = (answer: URLSearchParams): Promise<void> => newTransport().finishAuth(answer);

  return { kept, ask, finish, connected };
}
