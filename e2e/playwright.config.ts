import { defineConfig } from '@playwright/test';

/** Chromium by itself calls home, many times at once, and as root it needs to be told not to build a sandbox. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './fixture/global-setup.ts',
  outputDir: '../.cache/journeys',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // A journey that passes only sometimes has found something.
  retries: 0,
  workers: 2,
  timeout: 120_000,
  // Two cores serve, look and are looked at: an answer may take its time, and a test ends as soon as it is there.
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // Whatever the machine says: sentences and times are compared.
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
    // Recording a trace takes a third of the time: `npx playwright test --trace on` does it when one is needed.
    screenshot: 'only-on-failure',
  },
});
