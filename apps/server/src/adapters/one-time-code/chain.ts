import { randomInt } from 'node:crypto';
import { ONE_TIME_CODE_LENGTH } from '@talaash/domain/mobile-verification/limit';
import { isCertainlyUnsent, ProviderFault } from '../../base/provider-fault.ts';
import { type CodeToSend, NumberRefused, type OneTimeCodeProvider, type SentCode } from './port.ts';
import type { CodeSender } from './sender.ts';

/** The vendors for each country, the first one first; those under `*` send to every other country. */
export type SendersByCountry = ReadonlyMap<string, readonly CodeSender[]>;

/**
 * Sends by the first vendor of a country, and by the next one when that cannot. A vendor that does not answer may have sent
 * its code all the same. So the next one is asked too, and both codes count: whichever reaches the person.
 */
export function createOneTimeCodeChain(senders: SendersByCountry): OneTimeCodeProvider {
  const all = [...new Set([...senders.values()].flat())];
  const sendersOf = (countryCode: string) => senders.get(countryCode) ?? senders.get('*') ?? [];
  const checking = all.find((sender) => sender.check);

  return {
    nameFor: (countryCode) => sendersOf(countryCode)[0]?.name ?? 'Local',
    newCode: () => String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, '0'),
    send: (code) => sendByFirst(sendersOf(code.countryCode), code),
    check: async (check, code) => (await checking?.check?.(check, code)) ?? 'ended',
    probe: async () => (await Promise.all(all.map((sender) => sender.probe()))).join(' '),
  };
}

async function sendByFirst(senders: readonly CodeSender[], code: CodeToSend): Promise<SentCode> {
  let unclear: SentCode | undefined;
  let failure: unknown;
  for (const sender of senders) {
    const outcome = await trySender(sender, code);
    if ('sent' in outcome) return merge(outcome.sent, unclear);
    if (outcome.failure instanceof NumberRefused) throw outcome.failure;
    // Nothing more may be spent.
    if (!(outcome.failure instanceof ProviderFault)) {
      failure = outcome.failure;
      break;
    }
    const { kind, message } = outcome.failure;
    code.onFault({ provider: sender.name, kind, message, maybeSent: outcome.unclear !== undefined });
    if (outcome.unclear) unclear = merge(outcome.unclear, unclear);
    failure ??= outcome.failure;
  }
  if (unclear) return unclear;
  throw failure ?? new ProviderFault('refused', 'No provider sends one-time codes to this country.');
}

type Outcome = { sent: SentCode } | { failure: unknown; unclear?: SentCode };

async function trySender(sender: CodeSender, code: CodeToSend): Promise<Outcome> {
  const unspend = await code.spend().catch((failure: unknown) => ({ failure }));
  if (typeof unspend !== 'function') return unspend;
  try {
    const { response, check } = await sender.send(code);
    return {
      sent: { provider: sender.name, response, check, isOurs: check === null, isCertain: true },
    };
  } catch (failure) {
    if (failure instanceof NumberRefused || isCertainlyUnsent(failure)) await unspend();
    if (!(failure instanceof ProviderFault) || isCertainlyUnsent(failure)) return { failure };
    const check = sender.checkOf?.(code.mobileNumberE164) ?? null;
    const response = { provider: sender.name, fault: failure.kind };
    return {
      failure,
      unclear: { provider: sender.name, response, check, isOurs: check === null, isCertain: false },
    };
  }
}

/** Both codes count. */
const merge = (sent: SentCode, before: SentCode | undefined): SentCode =>
  before === undefined
    ? sent
    : { ...sent, isOurs: sent.isOurs || before.isOurs, check: sent.check ?? before.check };
