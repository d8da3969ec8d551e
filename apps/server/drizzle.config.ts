import { defineConfig } from 'drizzle-kit-cli';

export default defineConfig({
  dialect: 'postgresql',
  schema: 'apps/server/src/db/schema/*.ts',
  out: 'apps/server/src/db/migrations',
});
