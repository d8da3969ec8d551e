import type { ShieldKind } from './choice.ts';
import { companyNameKey } from './company-name.ts';
import { SHIELD_ENTRIES_MAX } from './limit.ts';
import { domainFault, ownDomains, readDomain } from './mail-domain.ts';
import { PRIVACY_SHIELD_SENTENCES } from './sentences.ts';
import { DOMAIN_FAULT_SENTENCES } from './words.ts';

/** What a shield can match of a company. */
export type ShieldedCompany = {
  companyId: string;
  /** Undefined before its first profile. */
  name: string | undefined;
  /** The mail domain of the account. Those that the company has proven are keys too, but end with their proof. */
  domains: readonly string[];
  isAgency: boolean;
};

/** The key of everything that is a recruitment agency. */
export const AGENCY_KEY = 'agency:';

/** The keys of domains, with those above them that belong to the same organisation. */
export const domainKeys = (domains: readonly string[]): string[] => [
  ...new Set(domains.flatMap(ownDomains).map((domain) => `domain:${domain}`)),
];

/** The keys of a company. A shield hides its talent from the company if it has one of them. */
export const companyKeys = ({ companyId, name, domains, isAgency }: ShieldedCompany): string[] => [
  ...new Set([
    `company:${companyId}`,
    ...(name === undefined ? [] : [`name:${companyNameKey(name)}`]),
    ...domainKeys(domains),
    ...(isAgency ? [AGENCY_KEY] : []),
  ]),
];

/** The key of an entry of a shield. The value of `company` is its id. Undefined if nothing is left of the value. */
export function shieldKey(kind: ShieldKind, value: string): string | undefined {
  const normalised = { name: companyNameKey, domain: readDomain, company: asIs, agency: () => '' }[kind](
    value,
  );
  return normalised === undefined || (normalised === '' && kind !== 'agency')
    ? undefined
    : `${kind}:${normalised}`;
}

const asIs = (value: string) => value;

export const kindOfKey = (key: string): ShieldKind => key.slice(0, key.indexOf(':')) as ShieldKind;
export const valueOfKey = (key: string): string => key.slice(key.indexOf(':') + 1);

/** Why an entry cannot be added; undefined if it can. @param keys of the shield */
export function shieldRefusal(kind: ShieldKind, value: string, keys: readonly string[]): string | undefined {
  const fault = kind === 'domain' ? domainFault(value) : undefined;
  if (fault !== undefined) return DOMAIN_FAULT_SENTENCES[fault];
  const key = shieldKey(kind, value);
  if (key === undefined) return PRIVACY_SHIELD_SENTENCES.noName;
  if (keys.includes(key)) return undefined;
  const above = kind === 'domain' ? coveringDomain(valueOfKey(key), keys) : undefined;
  if (above !== undefined) return PRIVACY_SHIELD_SENTENCES.covered(above);
  return keys.length >= SHIELD_ENTRIES_MAX ? PRIVACY_SHIELD_SENTENCES.full : undefined;
}

/** The domain of a shield that a domain is below. */
const coveringDomain = (domain: string, keys: readonly string[]): string | undefined =>
  ownDomains(domain).find((one) => one !== domain && keys.includes(`domain:${one}`));
