import type { CertificatePageOutcome } from '@talaash/domain/verified-fact/choice';

/** What the page of a certificate must name. */
export type Sought = {
  name: string;
  certification: string;
  /** The verified address of the account. Open Badges name their recipient by the hash of an address. */
  email: string;
};

/** Reads the page behind the link of a certificate. */
export type CertificatePages = {
  /** `off`: no page is read; the method throws. */
  readonly mode: 'fetch' | 'stand-in' | 'off';
  /** Whether the page names the person and the certification. Never throws; `url` is https. */
  look(url: string, sought: Sought): Promise<CertificatePageOutcome>;
};
