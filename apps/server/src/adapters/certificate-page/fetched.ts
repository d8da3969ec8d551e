import type { CertificatePageOutcome } from '@talaash/domain/verified-fact/choice';
import { CERTIFICATE_PAGE_MAX } from '@talaash/domain/verified-fact/limit';
import { isNamedIn } from '@talaash/domain/verified-fact/page';
import { isBadgeOf, readBadge } from './badge.ts';
import { getPage, type PageOptions } from './get-page.ts';
import { openPageText } from './page-text.ts';
import type { CertificatePages, Sought } from './port.ts';

type Page = { text: string; json: unknown };

/** Reads pages over https: text, or an Open Badge in JSON, whose badge may be a second document. */
export function createFetchedCertificatePages(options: PageOptions): CertificatePages {
  const { milliseconds = CERTIFICATE_PAGE_MAX.seconds * 1000 } = options;
  return {
    mode: 'fetch',
    async look(url, sought) {
      const signal = AbortSignal.timeout(milliseconds);
      const page = await read(url, { ...options, signal });
      if (typeof page === 'string') return page;
      if (page.json === undefined) return isNamedIn(page.text, sought) ? 'named' : 'notNamed';
      return lookAtBadge(page.json, sought, (badge) => read(badge, { ...options, signal }));
    },
  };
}

async function lookAtBadge(
  json: unknown,
  sought: Sought,
  readOther: (url: string) => Promise<Page | CertificatePageOutcome>,
): Promise<CertificatePageOutcome> {
  const badge = readBadge(json, sought.email);
  if (isBadgeOf(badge, sought)) return 'named';
  if (badge.badgeUrl === undefined || URL.parse(badge.badgeUrl)?.protocol !== 'https:') return 'notNamed';
  const other = await readOther(badge.badgeUrl);
  if (typeof other === 'string') return other;
  const { texts } = readBadge(other.json, sought.email);
  return isBadgeOf({ texts: [...badge.texts, ...texts], isRecipient: badge.isRecipient }, sought)
    ? 'named'
    : 'notNamed';
}

/** `json` is undefined for a page that is none, or that is cut. */
async function read(
  url: string,
  options: PageOptions & { signal: AbortSignal },
): Promise<Page | CertificatePageOutcome> {
  const html = openPageText();
  let raw = '';
  const answer = await getPage(url, options, (piece, isJson) => {
    if (isJson) raw += piece;
    else html.write(piece);
  });
  if (answer.outcome !== 'read') return answer.outcome;
  return answer.isJson ? { text: '', json: parsed(raw) } : { text: html.end(), json: undefined };
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return null;
  }
}
