import { MAINTENANCE_SENTENCE, STAGING_SENTENCE } from '@talaash/domain/installation/words';
import { setPersistentNote } from '../ui/base/persistent-note.ts';
import { isCallError } from './call-error.ts';

/** How soon the page asks again whether the product is open. */
const ASK_MS = 5000;

let isAsking = false;

/** Says on every page of an installation for trying things out what it is. The server marks the page itself. */
export function noteEnvironment(environment: string | undefined): void {
  if (environment === 'staging') setPersistentNote('staging', STAGING_SENTENCE);
}

/**
 * When a call failed because the product is closed for maintenance, every page says so until it is open again.
 *
 * @param onOpen is called then
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
  }, ASK_MS);
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
