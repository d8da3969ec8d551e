import type { OtpProvider } from '@talaash/domain/mobile-verification/choice';
import type { ProviderFaultKind } from '../../base/provider-fault.ts';

export type CodeToSend = {
  mobileNumberE164: string;
  countryCode: string;
  /** Our own code. A provider that makes its codes itself ignores it. */
  code: string;
  /** The `check` of the code before, which ends with this one. */
  replaces: string | null;
  /**
   * Called before each message that costs something. Throws when no more may be spent. Answers how to undo it, for a message
   * that was certainly not sent.
   */
  spend(): Promise<() => Promise<void>>;
  /** Called for each provider that did not send it, before the next one is asked. */
  onFault(fault: {
    provider: OtpProvider;
    kind: ProviderFaultKind;
    message: string;
    maybeSent: boolean;
  }): void;
};

export type SentCode = {
  provider: OtpProvider;
  /** What the provider said, to be stored: neither a code nor a number. */
  response: unknown;
  /** Whether our code may have reached the phone. */
  isOurs: boolean;
  /** By what the provider finds a code that it made itself; null when it made none. */
  check: string | null;
  /** False when nobody knows: a provider took the request, but did not answer. */
  isCertain: boolean;
};

export type OneTimeCodeProvider = {
  /** Who is asked first for a code to this country. */
  nameFor(countryCode: string): OtpProvider;
  /** Our code: a random one with a provider that really sends, a fixed one with the local provider. */
  newCode(): string;
  /**
   * Sends a code.
   * @throws NumberRefused when this number gets none, ProviderFault when nothing was sent, and what `spend` throws
   */
  send(code: CodeToSend): Promise<SentCode>;
  /**
   * Compares a code with one that the provider made itself. `ended`: there is no such code any more.
   * @param check as `send` answered it @throws ProviderFault
   */
  check(check: string, code: string): Promise<'right' | 'wrong' | 'ended'>;
  /** A harmless real call. Answers what was found in a sentence. @throws ProviderFault */
  probe?(): Promise<string>;
};

/** The provider does not send to this number, and no other should: the number itself is the reason. */
export class NumberRefused extends Error {
  override name = 'NumberRefused';
  readonly reason: 'nonexistent' | 'notMobile' | 'tooMany' | 'blocked';

  constructor(reason: NumberRefused['reason']) {
    super(`The provider of one-time codes refused a number: ${reason}.`);
    this.reason = reason;
  }
}
