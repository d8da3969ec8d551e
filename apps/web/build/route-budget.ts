/**
 * The budget of each page: its scripts and styles beyond those that all pages share, in kilobytes after brotli, without
 * lazy-loaded code such as the Markdown editor. Most of it is cached when somebody has logged in: `bench:first-page` measures what a
 * page then adds. If a page gets close to its budget, load a part of it later.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  shared: 121,
  '/': 19,
  '/auth/login': 13,
  '/auth/signup': 14,
  '/contact': 12,
  '/privacy-policy': 12,
  '/terms-of-service': 11,
  '/unsubscribe': 25,
  '/company/messages': 78,
  '/talent/dashboard': 70,
  '/talent/messages': 74,
  '/company/profile': 73,
  '/company/compare': 77,
  '/company/search': 76,
  '/talent/profile/edit': 82,
};
const OTHER_BUDGET = 68;

/** Each file costs a request and its headers. */
const FILES_MAX: Readonly<Record<string, number>> = {
  shared: 4,
  '/': 5,
  '/auth/login': 6,
  '/talent/profile/edit': 43,
};
const OTHER_FILES_MAX = 40;

/** The violations, one sentence each. */
export function overBudget(
  files: ReadonlyMap<string, readonly string[]>,
  bytesOf: (file: string) => number,
): string[] {
  return [...files].flatMap(([route, names]) => {
    if (/^\/(demo|design-system-demo)(\/|$)/.test(route)) return [];
    const kilobytes = Math.round(names.reduce((sum, name) => sum + bytesOf(name), 0) / 102.4) / 10;
    const budget = BUDGETS[route] ?? OTHER_BUDGET;
    const filesMax = FILES_MAX[route] ?? OTHER_FILES_MAX;
    return [
      ...(kilobytes > budget ? [`${route} weighs ${kilobytes} KB, and its budget is ${budget} KB.`] : []),
      ...(names.length > filesMax ? [`${route} loads ${names.length} files, and may load ${filesMax}.`] : []),
    ];
  });
}
