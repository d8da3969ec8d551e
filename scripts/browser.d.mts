/** Finds or installs a Chromium, and returns its path. */
export function findBrowser(): Promise<string>;
