export type OtpProvider = {
  name: '2FactorIndia' | 'Twilio' | 'Local';
  /** The code to send; a provider that really sends gets a random one, the local one is fixed. */
  newCode(): string;
  /** Sends the code; answers the provider's response for the record. Throws when it could not be sent. */
  send(mobileNumberE164: string, code: string): Promise<unknown>;
};
