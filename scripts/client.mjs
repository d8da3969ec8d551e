// npm run client: writes what packages/client has of the description of the API. `npm run check` fails if it is stale.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDescription } from './api-description.mjs';
import { CLIENT_FILE, clientSource } from './client-source.mjs';
import { project } from './project.mjs';

writeFileSync(join(project, CLIENT_FILE), await clientSource(apiDescription()));
