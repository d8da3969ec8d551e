/** Providers whose addresses anybody can have. Such an address says nothing about a company. */
const FREE_MAIL_DOMAINS = new Set(
  (
    'gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in yahoo.co.uk ymail.com rocketmail.com outlook.com outlook.in hotmail.com ' +
    'hotmail.co.uk live.com live.in msn.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me rediffmail.com rediff.com ' +
    'zoho.com zohomail.in zohomail.com gmx.com gmx.de gmx.net web.de mail.com mail.ru yandex.com yandex.ru fastmail.com tutanota.com ' +
    'tuta.io hey.com qq.com 163.com 126.com naver.com duck.com mailinator.com sify.com indiatimes.com in.com'
  ).split(' '),
);

/** Labels under a country's own domain that many organisations share: "co.in", "com.au". */
const SHARED_LABELS = new Set(
  'co com org net edu gov ac res gen firm ind nic ltd plc or ne go gob'.split(' '),
);

const HOST =
  /^(?=.{4,253}$)(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}$/u;

/** Whether many organisations share a domain, as "in" or "co.in". */
function isPublicDomain(domain: string): boolean {
  const labels = domain.split('.');
  if (labels.length < 2) return true;
  const [second = '', country = ''] = labels;
  return labels.length === 2 && country.length === 2 && SHARED_LABELS.has(second);
}

export const isFreeMailDomain = (domain: string): boolean => FREE_MAIL_DOMAINS.has(domain);

/** Reads a domain out of what a person types: a domain, an email address or a web address. Undefined if there is none. */
export function readDomain(text: string): string | undefined {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '')
    .replace(/\.$/, '');
  return HOST.test(typed) ? typed : undefined;
}

export type DomainFault = 'none' | 'free' | 'shared';

/** Why a domain hides nobody, or everybody. Undefined for one that can be hidden from. */
export function domainFault(text: string): DomainFault | undefined {
  const domain = readDomain(text);
  if (domain === undefined) return 'none';
  if (isFreeMailDomain(domain)) return 'free';
  return isPublicDomain(domain) ? 'shared' : undefined;
}

/** The domain and those above it that belong to one organisation: a.b.co.in and b.co.in. None of a free mail provider. */
export function ownDomains(domain: string): string[] {
  const host = readDomain(domain);
  if (host === undefined) return [];
  const labels = host.split('.');
  const all = labels.map((_, at) => labels.slice(at).join('.'));
  return all.some(isFreeMailDomain) ? [] : all.filter((one) => !isPublicDomain(one));
}
