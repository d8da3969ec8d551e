import { execFileSync } from 'node:child_process';
import { project } from './project.mjs';

/** The description of the API as text, as /api/v1/openapi.json serves it. */
export const apiDescriptionText = () =>
  execFileSync(
    process.execPath,
    ['--import', './apps/server/src/base/drizzle-resolution.ts', 'apps/server/src/http/print-description.ts'],
    { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );

/** The same, parsed. */
export const apiDescription = () => JSON.parse(apiDescriptionText());
