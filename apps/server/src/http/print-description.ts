// Prints the description of the API as /api/v1/openapi.json serves it, without starting a server.
import { describeApi } from './openapi.ts';

process.stdout.write(JSON.stringify(await describeApi()));
