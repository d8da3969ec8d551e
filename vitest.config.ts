import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const node = (name: string, root: string, include: string[]) => ({
  extends: true as const,
  test: { name, root, include, environment: 'node' as const },
});

export default defineConfig({
  test: {
    projects: [
      node('domain', 'packages/domain', ['src/**/*.test.ts']),
      node('contract', 'packages/contract', ['src/**/*.test.ts']),
      node('web-unit', 'apps/web', ['src/**/*.test.{ts,tsx}']),
      {
        extends: true,
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          environment: 'node',
          globalSetup: [join(import.meta.dirname, 'apps/server/test/global-setup.ts')],
        },
      },
    ],
  },
});
