import type { Plugin } from 'vite';

/** Pages that one visitor opens one after the other, by the folder of the route. */
const AUDIENCES = [
  ['guest', /\/src\/routes\/index\.tsx\?/],
  // The log-in pages that many open with an empty cache. Links in emails lead to the others.
  ['auth', /\/src\/routes\/auth\/(route|login|signup)\.tsx\?/],
  ['public', /\/src\/routes\/(contact|privacy-policy|terms-of-service|unsubscribe|info\/unsubscribe)\.tsx\?/],
  ['company', /\/src\/routes\/company\//],
  ['talent', /\/src\/routes\/talent\//],
  ['admin', /\/src\/routes\/admin\//],
  // The demo pages and the shared profile use existing chunks and do not change those of others.
  ['other', /\/src\/routes\/(?!demo|design-system-demo|profile\.)/],
] as const;
type Audience = (typeof AUDIENCES)[number][0];

/**
 * Assigns modules to chunks. Each file costs about a kilobyte of headers, so shared modules come in few files: those of every
 * page, with the libraries apart because they change seldom; those of guests and of the log-in pages; the routes of all other
 * pages; and those that the pages of one side share. A module's imports are needed by at least as many pages, so no two chunks
 * wait for each other. The bundler places modules of a single page and lazy-loaded ones.
 */
export function chunkNames(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  /** The pages that load a module initially. */
  const pages = new Map<string, Set<string>>();
  /** The validation library and the modules that import it. */
  const validating = new Set<string>();
  /** Loaded by guests and on the log-in pages after the first interaction. */
  const later = new Set<string>();
  /** The form code and the modules that import it. */
  const forms = new Set<string>();
  const plugin: Plugin = {
    name: 'talaash-chunk-names',
    buildEnd() {
      pages.clear();
      const spread = (page: string, id: string) => {
        const found = pages.get(id) ?? new Set();
        if (found.has(page)) return;
        pages.set(id, found.add(page));
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) spread(page, next);
      };
      validating.clear();
      forms.clear();
      const spreadUp = (found: Set<string>, id: string) => {
        if (found.has(id)) return;
        found.add(id);
        for (const next of this.getModuleInfo(id)?.importers ?? []) spreadUp(found, next);
      };
      for (const id of this.getModuleIds()) {
        if (VALIDATION.test(id)) spreadUp(validating, id);
        if (FORM.test(id)) spreadUp(forms, id);
        if (this.getModuleInfo(id)?.isEntry) spread(FIRST, id);
        if (ALL_ROUTES.test(id)) spread(LATER_ROUTES, id);
        if (audienceOf(id)) spread(id, id);
      }
      later.clear();
      const spreadLater = (id: string) => {
        if (later.has(id)) return;
        later.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const next of [...importedIds, ...dynamicallyImportedIds]) spreadLater(next);
      };
      for (const [id, found] of pages) {
        if (![...found].some(isEarly)) continue;
        for (const next of this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          if (!ROUTE_PART.test(next)) spreadLater(next);
      }
    },
  };
  const nameOf = (id: string) => {
    if (id.includes('rolldown/runtime')) return 'vendor';
    const found = pages.get(id) ?? new Set();
    if (found.has(FIRST)) return /\/node_modules\//.test(id) || id.startsWith('\0') ? 'vendor' : 'first';
    const audiences = new Set([...found].flatMap((page) => audienceOf(page) ?? []));
    const isOfFirst = audiences.has('guest') || audiences.has('auth');
    if (found.has(LATER_ROUTES)) return isOfFirst ? 'first' : LATER_ROUTES;
    if (joinsFirst(id, found, audiences)) return 'first';
    if (found.size < pagesMin(id, audiences)) return null;
    return partOf(id, ICON.test(id) ? iconName(audiences) : sharedName(audiences, found.size));
  };
  const partOf = (id: string, name: string | null) => {
    // The validation library is large, and a page without a form does not load it.
    if (name === 'form' && validating.has(id)) return 'validation';
    // A guest's lazy-loaded code brings no module that only the pages of one side need.
    const isOfSides = name !== null && !['first', 'search', 'shell', 'form', 'auth', 'guest'].includes(name);
    if (isOfSides && forms.has(id)) return `${name}-form`;
    return isOfSides && later.has(id) ? `${name}-part` : name;
  };
  return { plugin, nameOf };
}

/**
 * Modules shared by fewer pages get a chunk for exactly those pages, unless guests need it: guests arrive first, with an empty
 * cache.
 */
const PAGES_MIN = 4;

/** A few constants. */
const LIMIT = /\/domain\/src\/[^/]+\/limit\.ts$/;

/** The user types that may sign up. */
const REGISTRATION = /\/domain\/src\/registration\/rule\.ts$/;

const ICON = /\/src\/ui\/icon\/(?!create-icon)/;

/** Whether a shared module is small enough for the first file. */
function joinsFirst(id: string, found: ReadonlySet<string>, audiences: ReadonlySet<Audience>): boolean {
  // Its headers would outweigh its content.
  if (REGISTRATION.test(id)) return true;
  const isOfForms = audiences.has('auth') || audiences.has('public');
  if (!isOfForms || audiences.has('guest')) return false;
  // It is small: a side should not load the log-in forms for it.
  const isAroundAll = SIDES.every((side) => [...found].some((page) => side.test(page)));
  return isAroundAll || LIMIT.test(id);
}

function pagesMin(id: string, audiences: ReadonlySet<Audience>): number {
  if (ICON.test(id)) return 2;
  if (audiences.has('auth') && audiences.size === 1) return 2;
  if (!audiences.has('guest')) return PAGES_MIN;
  // Headers would weigh as much as the guest page's own styles.
  return id.endsWith('.css') ? 1 : 2;
}

/** An icon is so small that pages without it load it too, rather than from a file of its own. */
function iconName(audiences: ReadonlySet<Audience>): string | null {
  if (audiences.size === 1) return [...audiences][0] ?? null;
  if ((['guest', 'auth', 'public', 'other'] as const).some((one) => audiences.has(one))) return 'first';
  // With the modules of all sides that show it: these must not wait for a file of two sides.
  return audiences.has('admin') ? 'signed-in' : 'portal';
}

const FORM = /\/src\/lib\/form(-foot\.module\.css|\.ts)$/;
const VALIDATION = /\/node_modules\/zod\//;

/** The first script, which every page runs. */
const FIRST = 'first';

/** The layout of all company pages, and that of all talent pages. */
const SIDES = [
  /\/src\/routes\/company\/route\.tsx\?.*tsr-split=component/,
  /\/src\/routes\/talent\/route\.tsx\?.*tsr-split=component/,
];

/** All routes. Every page loads them, except those that guests open first. */
const ALL_ROUTES = /\/src\/routeTree\.gen\.ts$/;
const LATER_ROUTES = 'later-routes';

const ROUTE_PART = /\?.*tsr-split=/;

const isEarly = (page: string): boolean =>
  page === FIRST || ['guest', 'auth'].includes(audienceOf(page) ?? '');

const audienceOf = (id: string): Audience | undefined =>
  /\?.*tsr-split=component/.test(id) ? AUDIENCES.find(([, path]) => path.test(id))?.[0] : undefined;

function sharedName(audiences: ReadonlySet<Audience>, pageCount: number): string | null {
  if (audiences.has('guest')) {
    if (audiences.has('auth')) return 'first';
    const isOfSearch = [...audiences].every((one) => one === 'guest' || one === 'company');
    return isOfSearch && pageCount < PAGES_MIN ? 'search' : 'shell';
  }
  if (audiences.size === 1) return [...audiences][0] ?? null;
  if (audiences.has('auth') || audiences.has('public')) return 'form';
  if (audiences.size >= 3) return 'signed-in';
  return audiences.has('company') && audiences.has('talent') ? 'portal' : null;
}
