import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Node runs these files itself, as it runs the product: nothing is compiled by Vite, whose module runner takes longer. */
const native = { viteModuleRunner: false, nodeLoader: false };

const node = (name: string, root: string, include: string[]) => ({
  extends: true as const,
  test: {
    name,
    root,
    include,
    environment: 'node' as const,
    experimental: native,
    // No test may rely on another one. Vitest prints the seed: `--sequence.seed` repeats the order.
    sequence: { shuffle: { files: false, tests: true } },
  },
});

export default defineConfig({
  test: {
    // Generous, for machines that do other things too: a test that passes ends when it is done.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // As with the journeys: here a flaky test fails; CI tries it once more and marks it "retry x1".
    retry: process.env['CI'] ? 1 : 0,
    // Files of a worker share what they import: loading the whole server for each would take longer than the tests.
    isolate: false,
    // They keep much, and what they drop is young: with V8's own 16 MB, collecting it takes a fifth of their time.
    execArgv: ['--max-semi-space-size=64'],
    // On two cores one is the default; but the slowest files wait for processes and databases that they start. A second
    // worker fills their waits. No third: `npm test` runs the journeys at the same time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      node('domain', 'packages/domain', ['src/**/*.test.ts']),
      node('lexicon', 'packages/lexicon', ['src/**/*.test.ts']),
      node('question', 'packages/question', ['src/**/*.test.ts']),
      node('talent-index', 'packages/talent-index', ['src/**/*.test.ts']),
      node('resume-reader', 'packages/resume-reader', ['src/**/*.test.ts']),
      node('contract', 'packages/contract', ['src/**/*.test.ts']),
      node('attack', 'attack', ['**/*.test.ts']),
      {
        extends: true,
        test: {
          name: 'web-unit',
          root: 'apps/web',
          include: ['{build,src}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          environment: 'node',
          experimental: native,
          globalSetup: [join(import.meta.dirname, 'apps/server/test/global-setup.ts')],
          setupFiles: [join(import.meta.dirname, 'apps/server/test/record-statements.ts')],
        },
      },
    ],
  },
});
