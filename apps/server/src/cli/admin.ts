import { openConfiguredDatabase } from '../db/open.ts';
import { wireCommand } from '../wiring.ts';
import { readAdminCommand, runAdminCommand } from './admin-command.ts';
import { configured, log, runCommand } from './command.ts';

/** Admin commands for operators, while servers run; `--help` lists them. */
async function admin(args: readonly string[]): Promise<string> {
  const given = readAdminCommand(args);
  const config = configured();
  const database = await openConfiguredDatabase(config, log);
  const { deps, close } = await wireCommand({ config, log, database });
  try {
    return await runAdminCommand(deps, given);
  } finally {
    await close();
    await database.close();
  }
}

await runCommand(admin);
