// Looks at the description of the API, as /api/v1/openapi.json serves it: a linter by its recommended rules, without a warning. Run
// it with the pinned Node: the server is TypeScript.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describeApi } from '../apps/server/src/http/openapi.ts';

const source = JSON.stringify(await describeApi());
const config = await createConfig({ extends: ['recommended'] });
const found = await lintFromString({ source, config, absoluteRef: '/api/v1/openapi.json' });
for (const { severity, ruleId, message, location } of found)
  console.log(`${severity} ${ruleId}: ${message} At ${location[0]?.pointer ?? ''}`);
if (found.length > 0) process.exitCode = 1;
