import { type Config, featuresOff, PROVIDER_CHECKS } from '../base/config.ts';
import { ProviderFault, type ProviderFaultKind } from '../base/provider-fault.ts';
import { type Finding, finding } from './finding.ts';

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
      const { check, variables } = PROVIDER_CHECKS[port] ?? {
        check: wordsOf(port),
        variables: 'its variables',
      };
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

/** What is off because nothing is configured. */
export const examineFeatures = (config: Config): Finding[] =>
  featuresOff(config).map(({ check, found, remedy }) => finding(check, 'off', found, remedy));

/** `headshotGenerator` is "headshot generator". */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
