import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { wire } from '../../wiring.ts';
import { openConfiguredDatabase } from '../open.ts';
import { addTalents } from './add-talents.ts';
import { fillDemo } from './demo.ts';

const usage = 'npm run seed                        fills an empty installation with the demo\nnpm run seed -- --talents 100000    adds that many made-up talent, without pictures';

/** npm run seed: see `usage`. Safe beside a running server, which finds the new talent by itself. */
async function main(): Promise<void> {
  const { talents } = parseArgs({ options: { talents: { type: 'string' } } }).values;
  const count = Number(talents ?? 0);
  if (!Number.isInteger(count) || count < 0) throw new StartRefusal(`${talents} is no number of talent.\n${usage}`);
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  const { config } = reading;
  const log = pino({ level: config.logLevel });
  const database = await openConfiguredDatabase(config, log);
}
