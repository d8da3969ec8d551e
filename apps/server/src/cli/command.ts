import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { pino } from 'pino';
import { type Config, readConfig } from '../base/config.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { isUnavailable } from '../db/unavailable.ts';

/** What every command shares: its configuration, its log, its arguments, and how it ends. */

export const log = pino({ level: 'warn' });

/** @throws StartRefusal with one sentence for each thing that is wrong */
export function configured(): Config {
  const reading = readConfig();
  if ('problems' in reading) throw new StartRefusal(reading.problems.join('\n'));
  return reading.config;
}

/** Carries the usage text: the answer to --help and to invalid arguments. */
export class Usage extends StartRefusal {
  readonly isAsked: boolean;

  constructor(text: string, isAsked = false) {
    super(text);
    this.isAsked = isAsked;
  }
}

/** @throws Usage if the arguments are invalid, or ask for help */
export function parsed<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Options,
) {
  try {
    const all = { ...options, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options: all, allowPositionals: true });
    if ((values as { help?: boolean }).help) throw new Usage(usage, true);
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw error instanceof Usage ? error : new Usage(usage);
  }
}

/**
 * Runs a command with this process's arguments and prints its answer. The exit code is 0 on success, 1 if it was refused or
 * failed, 2 if the arguments were invalid.
 */
export async function runCommand(run: (args: readonly string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    if (error instanceof Usage && error.isAsked) {
      console.log(error.message);
      return;
    }
    process.exitCode = error instanceof Usage ? 2 : 1;
    if (error instanceof StartRefusal) console.error(error.message);
    else if (isUnavailable(error)) console.error('The database did not answer. Try again.');
    else throw error;
  }
}
