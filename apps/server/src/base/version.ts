import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of this release, such as 0.1.0. Its only source is the project's package.json. */
export const PRODUCT_VERSION: string = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as {
    version: string;
  }
).version;

/** Whether one version is newer than another one. */
export const isNewer = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;
