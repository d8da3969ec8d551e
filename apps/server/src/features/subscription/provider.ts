import { SUBSCRIPTION_SENTENCES } from '@talaash/domain/subscription/words';
import type { Payments } from '../../adapters/payments/port.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';

/**
 * Calls the payment provider. If it does not answer, the caller gets a 503 with a sentence.
 * @param sentence what has not happened then
 */
export async function askProvider<Answer>(
  { log, payments }: Pick<Deps, 'log' | 'payments'>,
  ask: (payments: Payments) => Promise<Answer>,
  sentence: string = SUBSCRIPTION_SENTENCES.providerAway,
): Promise<Answer> {
  try {
    return await ask(payments);
  } catch (error) {
    log.error({ err: error }, 'The payment provider failed.');
    throw refusal('SERVICE_UNAVAILABLE', sentence);
  }
}
