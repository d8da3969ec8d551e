import { defineConfig } from '@playwright/test';
import { SLOWDOWN } from './fixture/slowdown.ts';

/** Stops the background work that Chromium does by default: requests, and programs that are made faster for later. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: optimizing what it runs costs more than it gains, also for axe.
  '--js-flags=--no-opt,--no-maglev',
];

export default defineConfig({
  testDir: '.',
  // In this order: the longest journey, with a server of its own, would run alone if it came last.
  projects: [
    { name: 'own server', testMatch: 'journey.spec.ts' },
    { name: 'shared server', testMatch: '*.spec.ts', testIgnore: 'journey.spec.ts' },
  ],
  globalSetup: './fixture/global-setup.ts',
  outputDir: '../.cache/journeys',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // A flaky journey has found a bug, so here it fails. A release is not stopped by one: CI tries once more and names it.
  retries: process.env['CI'] ? 1 : 0,
  // A page that is slowed down takes half a core for that, also while nothing happens in it: the server would starve.
  workers: SLOWDOWN > 1 ? 1 : 2,
  // Long, because server and browsers share two cores with the other tests. What passes does not wait.
  timeout: 300_000 * SLOWDOWN,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // Fixed, because tests compare sentences and times.
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 60_000,
    // Journeys answer requests in place of the server, which they cannot for those of a service worker. One journey has it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      // Chromium cannot build its sandbox as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
    // No trace: recording takes a third of the time. `npx playwright test --trace on` records one when needed.
    screenshot: 'only-on-failure',
  },
});
