/** Finds a Chromium, or installs one, and answers where it is. */
export function findBrowser(): Promise<string>;
