import { commonSearchOf, commonSearchPath, isPublicRoute } from '@talaash/domain/page/rule';
import type { CommonSearch } from '@talaash/domain/page/choice';
import type { PageRoute } from '@talaash/domain/page/route';
import {
  DEFAULT_DESCRIPTION,
  MISSING_PAGE_TITLE,
  PAGE_DESCRIPTIONS,
  PAGE_TITLES,
  PREVIEW_ALT,
  searchDescription,
} from '@talaash/domain/page/words';
import { sharedProfilePath } from '@talaash/domain/shared-profile/rule';
import {
  SHARED_PROFILE_GONE,
  sharedProfileDescription,
  sharedProfileTitle,
} from '@talaash/domain/shared-profile/words';
import { escapeHtml } from '../base/escape.ts';
import { PREVIEW_SIZE, previewPath, sharedPreviewPath } from './preview-picture.ts';
import type { SharedAnswer, SharedView } from './shared-profile.ts';

/** The requested page. */
export type AskedPage = {
  /** Undefined if there is no such page. */
  route: PageRoute | undefined;
  query: URLSearchParams;
  /** The public origin, such as https://talaash.example. */
  origin: string;
  /** At the address of a shared profile. */
  shared?: SharedAnswer | undefined;
};

/**
 * The head of a page for readers without scripts: search engines, link previews, and browsers before our script has loaded. All
 * of it is escaped.
 */
export function pageHead({ route, query, origin, shared }: AskedPage): string {
  if (route === undefined) return titleTag(MISSING_PAGE_TITLE) + description(DEFAULT_DESCRIPTION);
  if (shared?.status === 404)
    return titleTag(SHARED_PROFILE_GONE.title) + description(SHARED_PROFILE_GONE.sentence);
  if (shared?.status === 200) return sharedHead(shared.profile, origin);
  const search = route === '/' ? commonSearchOf(query) : undefined;
  const isPublic = isPublicRoute(route);
  const { title, text } = pageWords(route, search);
  const address = `${origin}${search ? commonSearchPath(search) : route}`;
  return [
    titleTag(title),
    description(text),
    ...(isPublic
      ? [`<link rel="canonical" href="${escapeHtml(address)}">`, property('og:url', address)]
      : []),
    ...preview(`${origin}${previewPath(search)}`, search === undefined ? PREVIEW_ALT : titleOf(search)),
    property('og:title', titleOf(title)),
    property('og:description', text),
    ...(route === '/' && !search ? [structuredData(origin)] : []),
  ].join('\n    ');
}

/** The title and the description of a page. @param search the common search that the page shows */
function pageWords(
  route: PageRoute,
  search: CommonSearch | undefined,
): { title: string | undefined; text: string } {
  if (search) return { title: search, text: searchDescription(search) };
  return isPublicRoute(route)
    ? { title: PAGE_TITLES[route], text: PAGE_DESCRIPTIONS[route] }
    : { title: undefined, text: DEFAULT_DESCRIPTION };
}

/** A profile that may be shared but not indexed gets no structured data. */
function sharedHead(profile: SharedView, origin: string): string {
  const title = sharedProfileTitle(profile);
  const text = sharedProfileDescription(profile);
  const { talentId } = profile.key;
  const address = `${origin}${sharedProfilePath(talentId)}`;
  return [
    titleTag(title),
    description(text),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    property('og:url', address),
    ...preview(`${origin}${sharedPreviewPath(talentId)}`, titleOf(title)),
    property('og:title', titleOf(title)),
    property('og:description', text),
  ].join('\n    ');
}

const titleOf = (page: string | undefined) => (page === undefined ? 'Talaash' : `${page} · Talaash`);

const titleTag = (page: string | undefined) => `<title>${escapeHtml(titleOf(page))}</title>`;

const description = (text: string) => `<meta name="description" content="${escapeHtml(text)}">`;

const property = (name: string, value: string) => `<meta property="${name}" content="${escapeHtml(value)}">`;

/** Open Graph tags. Twitter reads them too, and needs one of its own. */
const preview = (picture: string, alt: string): string[] => [
  property('og:type', 'website'),
  property('og:site_name', 'Talaash'),
  property('og:image', picture),
  property('og:image:type', 'image/png'),
  property('og:image:width', String(PREVIEW_SIZE.width)),
  property('og:image:height', String(PREVIEW_SIZE.height)),
  property('og:image:alt', alt),
  '<meta name="twitter:card" content="summary_large_image">',
];

/** Structured data: the site's operator and its search. It is data and not a script, so the content security policy allows it. */
function structuredData(origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: 'Talaash',
        url: `${origin}/`,
        logo: `${origin}/app-icon-512.png`,
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Talaash',
        url: `${origin}/`,
        description: DEFAULT_DESCRIPTION,
        publisher: { '@id': `${origin}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
