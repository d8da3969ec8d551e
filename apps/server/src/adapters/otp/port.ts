export type OtpProvider = {
  name: '2FactorIndia' | 'Twilio' | 'Local';
  /** The code to send: a random one with a provider that really sends, a fixed one with the local provider. */
  newCode(): string;
  /** Sends the code. Returns the provider's response, which is stored. Throws when it could not be sent. */
  send(mobileNumberE164: string, code: string): Promise<unknown>;
};
