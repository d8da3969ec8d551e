// Looks at the description of the API, as /api/v1/openapi.json serves it: a linter by its recommended rules, without a warning, and
// whether packages/client is current, and whether changes since the last release that may break programs are announced.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { API_RELEASE_FILE, recordedApi, unannounced } from './api-change.mjs';
import { apiDescriptionText } from './api-description.mjs';
import { CLIENT_FILE, clientSource } from './client-source.mjs';
import { project } from './project.mjs';

const source = apiDescriptionText();
const config = await createConfig({ extends: ['recommended'] });
const found = (await lintFromString({ source, config, absoluteRef: '/api/v1/openapi.json' })).map(
  ({ severity, ruleId, message, location }) =>
    `${severity} ${ruleId}: ${message} At ${location[0]?.pointer ?? ''}`,
);
const description = JSON.parse(source);
const read = (file) => readFileSync(join(project, file), 'utf8');
if (read(CLIENT_FILE) !== (await clientSource(description)))
  found.push(`${CLIENT_FILE} is stale: run npm run client`);
const released = JSON.parse(read(API_RELEASE_FILE));
found.push(...unannounced(released, recordedApi(description), read('docs/api-changelog.md')));
for (const line of found) console.log(line);
if (found.length > 0) process.exitCode = 1;
