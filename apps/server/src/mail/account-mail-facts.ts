export type AccountMailFacts = {
  name: string;
  /** When it happened. */
  at: string;
  /** The browser and the system, as far as they are known. */
  device?: string;
  /** The name of the API key that it is about. */
  apiKeyName?: string;
  baseUrl: string;
};

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
export const timeOf = ({ at }: Pick<AccountMailFacts, 'at'>): string =>
  `${timeFormat.format(new Date(at))} UTC`;
