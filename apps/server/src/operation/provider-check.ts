import { ONE_TIME_CODE_VENDORS } from '../base/config/one-time-code.ts';
import { ProviderFault, type ProviderFaultKind } from '../base/provider-fault.ts';
import { type Finding, finding } from './finding.ts';

/** How a provider is called, and the variables that lead to it. */
const PROVIDERS: Record<string, { check: string; variables: string }> = {
  mailer: { check: 'mail', variables: 'SMTP_URL' },
  oneTimeCodeProvider: {
    check: 'one-time codes',
    variables: `${Object.values(ONE_TIME_CODE_VENDORS)
      .map(([first]) => first)
      .join(', ')} and the other provider keys`,
  },
  payments: { check: 'payments', variables: 'STRIPE_SECRET_KEY and STRIPE_PRICE_ID' },
  fileStore: { check: 'files', variables: 'S3_ENDPOINT, S3_BUCKET and its keys' },
  places: { check: 'places', variables: 'GOOGLE_PLACES_API_KEY' },
  analytics: { check: 'analytics', variables: 'PLAUSIBLE_URL and PLAUSIBLE_DOMAIN' },
  reviewer: { check: 'reviewer', variables: 'MODEL_URL, MODEL_API_KEY and MODEL_NAME' },
  resumeReader: { check: 'resume reader', variables: 'MODEL_URL, MODEL_API_KEY and MODEL_NAME' },
  headshotGenerator: {
    check: 'headshots',
    variables: 'HEADSHOT_MODEL_URL, HEADSHOT_MODEL_API_KEY and HEADSHOT_MODEL_NAME',
  },
  identityProviders: {
    check: 'identity providers',
    variables: 'GOOGLE_CLIENT_ID, OIDC_ISSUER and their secrets',
  },
  talentIndex: { check: 'search server', variables: 'TYPESENSE_URL and TYPESENSE_API_KEY' },
};

const REMEDIES: Record<ProviderFaultKind, (variables: string) => string> = {
  unreachable: (variables) => `Check the address in ${variables}, and that this machine can reach it.`,
  unauthorized: (variables) => `Check the key and the account in ${variables}.`,
  rateLimited: () => 'Wait. If it continues, raise the limit of your account at the provider.',
  refused: (variables) => `Check ${variables} and the settings of your account at the provider.`,
  failed: () => 'Check the status page of the provider, and try again later.',
  nonsense: (variables) => `Check that ${variables} has the address of the provider.`,
};

type Probing = { probe(): Promise<string> };

const isProbing = (port: unknown): port is Probing =>
  typeof port === 'object' && port !== null && 'probe' in port && typeof port.probe === 'function';

/** Asks every provider that can be asked harmlessly whether it answers and accepts our key. */
export function examineProviders(ports: Readonly<Record<string, unknown>>): Promise<Finding[]> {
  const probing = Object.entries(ports).filter((entry): entry is [string, Probing] => isProbing(entry[1]));
  return Promise.all(
    probing.map(async ([port, provider]) => {
      const { check, variables } = PROVIDERS[port] ?? { check: wordsOf(port), variables: 'its variables' };
      try {
        return finding(check, 'fine', await provider.probe());
      } catch (error) {
        return error instanceof ProviderFault
          ? finding(check, 'trouble', error.message, REMEDIES[error.kind](variables))
          : finding(check, 'trouble', 'The check itself failed.', `Check ${variables}.`);
      }
    }),
  );
}

/** `headshotGenerator` is "headshot generator". */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
