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
  outputDir: '../.cache/journeys',
  forbidOnly: Boolean(process.env['CI']),
  // A journey that passes only sometimes has found something.
  retries: 0,
  workers: 1,
  timeout: 120_000,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
