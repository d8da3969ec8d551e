// Looks at the description of the API, as /api/v1/openapi.json serves it: a linter by its recommended rules, without a warning.
import { execFileSync } from 'node:child_process';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { project } from './project.mjs';

const source = execFileSync(
  process.execPath,
  ['--import', './apps/server/src/base/drizzle-resolution.ts', 'apps/server/src/http/print-description.ts'],
  { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const config = await createConfig({ extends: ['recommended'] });
const found = await lintFromString({ source, config, absoluteRef: '/api/v1/openapi.json' });
for (const { severity, ruleId, message, location } of found)
  console.log(`${severity} ${ruleId}: ${message} At ${location[0]?.pointer ?? ''}`);
if (found.length > 0) process.exitCode = 1;
