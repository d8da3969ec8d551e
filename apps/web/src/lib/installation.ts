import { MAINTENANCE_SENTENCE, STAGING_SENTENCE } from '@talaash/domain/installation/words';
import { setPersistentNote } from '../ui/base/persistent-note.ts';
import { isCallError } from './call-error.ts';

/** How often the page checks whether maintenance is over. */
const POLL_MS = 5000;

let isAsking = false;

/** On a staging installation, shows a note on every page. The server marks the page itself. */
export function noteEnvironment(environment: string | undefined): void {
  if (environment === 'staging') setPersistentNote('staging', STAGING_SENTENCE);
}

/**
 * If a call failed because of maintenance, every page says so until it is over.
 *
 * @param onOpen called when maintenance is over
 */
export function noteClosed(error: unknown, onOpen: () => void): void {
  if (isAsking || !isCallError(error, 'SERVICE_UNAVAILABLE') || error.message !== MAINTENANCE_SENTENCE)
    return;
  isAsking = true;
  setPersistentNote('closed', MAINTENANCE_SENTENCE);
  const timer = setInterval(async () => {
    if (!isAsking || !(await isOpen())) return;
    clearInterval(timer);
    isAsking = false;
    setPersistentNote('closed', undefined);
    onOpen();
  }, POLL_MS);
}

async function isOpen(): Promise<boolean> {
  try {
    const answer = await fetch('/api/v1/public-configuration');
    const configuration = (await answer.json()) as { isUnderMaintenance?: boolean };
    return answer.ok && configuration.isUnderMaintenance === false;
  } catch {
    return false;
  }
}
