// Looks at the description of the API, as /api/v1/openapi.json serves it: a linter by its recommended rules, without a warning, and
// whether packages/client is current.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { apiDescriptionText } from './api-description.mjs';
import { CLIENT_FILE, clientSource } from './client-source.mjs';
import { project } from './project.mjs';

const source = apiDescriptionText();
const config = await createConfig({ extends: ['recommended'] });
const found = (await lintFromString({ source, config, absoluteRef: '/api/v1/openapi.json' })).map(
  ({ severity, ruleId, message, location }) =>
    `${severity} ${ruleId}: ${message} At ${location[0]?.pointer ?? ''}`,
);
if (readFileSync(join(project, CLIENT_FILE), 'utf8') !== (await clientSource(JSON.parse(source))))
  found.push(`${CLIENT_FILE} is stale: run npm run client`);
for (const line of found) console.log(line);
if (found.length > 0) process.exitCode = 1;
