import { ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { countTryUnder, giveBackTry } from '../../call/counted-try.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { keyOf } from '../../call/try-key.ts';
import { tellOperator } from './flood.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Counts a message to a country against its cost limit, in one statement, so that parallel requests on any node cannot exceed it.
 * It counts messages, not codes: a fallback to another provider may send two.
 * @returns how to undo it @throws TOO_MANY_REQUESTS
 */
export async function spendMessage(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'config'>,
  countryCode: string,
): Promise<() => Promise<void>> {
  const limits = deps.config.codesPerCountryADay;
  const max = limits.get(countryCode) ?? limits.get('*') ?? 0;
  const key = keyOf(['messagesToCountry', countryCode]);
  const retryAfterSeconds = await countTryUnder(deps, key, { max, seconds: DAY_SECONDS });
  if (retryAfterSeconds === 0) return () => giveBackTry(deps, key);
  await tellOperator(deps, { by: 'cost', value: countryCode, messages: max }, DAY_SECONDS * 1000);
  throw refusal('TOO_MANY_REQUESTS', ONE_TIME_CODE_SENTENCES.countryLimit, { retryAfterSeconds });
}
