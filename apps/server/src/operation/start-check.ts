import type { Deps } from '../call/deps.ts';
import { examineDatabase } from './database-check.ts';
import { examineDisk } from './disk-check.ts';
import type { Finding } from './finding.ts';
import { examineMaintenance } from './maintenance-check.ts';
import { examineFeatures, examineProviders } from './provider-check.ts';
import { examineQueue } from './queue-check.ts';
import { examineSecrets } from './secret-check.ts';

/**
 * Logs a line for each thing that is not as it must be, and what is off because nobody configured it. Those who start the
 * server do not wait for it. In the local environment most is off, and nobody wants to hear it.
 */
export async function checkAtStart(deps: Deps): Promise<void> {
  const { config, database, log } = deps;
  const isLocal = config.environment === 'local';
  const checks: (() => Promise<Finding[]>)[] = [
    () => examineSecrets(config),
    () => examineDatabase({ pool: database.pool }, config),
    () => examineDisk(config),
    () => examineQueue(database),
    () => examineMaintenance(database, config),
    ...(isLocal ? [] : [() => examineProviders(deps), async () => examineFeatures(config)]),
  ];
  for (const check of checks) {
    try {
      for (const found of await check()) logFinding(log, found);
    } catch (error) {
      log.warn({ err: error }, 'A check of the start failed.');
    }
  }
}

function logFinding(log: Deps['log'], { check, state, found, remedy }: Finding): void {
  if (state === 'fine') return;
  const sentence = remedy === undefined ? found : `${found} ${remedy}`;
  log[({ off: 'info', warning: 'warn', trouble: 'error' } as const)[state]]({ check }, sentence);
}
