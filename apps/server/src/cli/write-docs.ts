import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationPage } from '../config.ts';

writeFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), configurationPage());
