import type { CodeToSend, OneTimeCodeProvider, SentCode } from './port.ts';

/** One vendor. `chain.ts` makes the port of them: who is asked first, and what happens when that one cannot send. */
export type CodeSender = {
  name: SentCode['provider'];
  /** @throws NumberRefused, ProviderFault; whether a message may have gone out follows from its kind and code */
  send(code: Pick<CodeToSend, 'mobileNumberE164' | 'code' | 'replaces'>): Promise<Sent>;
  /** Only with a vendor that makes its codes itself. */
  check?: OneTimeCodeProvider['check'];
  /** What `check` would be for a code that may have been sent although nobody answered; only beside `check`. */
  checkOf?(mobileNumberE164: string): string;
  probe(): Promise<string>;
};

type Sent = Pick<SentCode, 'response' | 'check'>;
