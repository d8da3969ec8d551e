import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { examineInstallation } from '../doctor.ts';
import { isTrouble, reportLines } from '../operation/report.ts';

const usage = [
  'npm run doctor             checks this installation and says how to fix what is wrong',
  'npm run doctor -- --json   the same as JSON: {check, state, found, remedy} for each check',
].join('\n');

/** Exits with 1 if there are problems; warnings do not count. */
async function doctor(): Promise<void> {
  const { json } = parseArgs({ options: { json: { type: 'boolean', default: false } } }).values;
  const findings = await examineInstallation({ env: process.env, log: pino({ level: 'silent' }) });
  console.log(json ? JSON.stringify(findings, undefined, 2) : reportLines(findings).join('\n'));
  process.exitCode = isTrouble(findings) ? 1 : 0;
}

try {
  await doctor();
} catch (error) {
  if ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
  console.error(usage);
  process.exitCode = 1;
}
