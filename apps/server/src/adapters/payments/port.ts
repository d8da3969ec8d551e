/** What the provider says happened, after it has been checked to come from the provider. */
export type PaymentEvent = {
  /** The provider's id of this event: each takes effect once. */
  paymentEventId: string;
  companyId: string;
  paymentCustomerId: string;
  hasPremiumAccess: boolean;
  /** The checkout that was paid, for events that end one. */
  sessionId?: string;
};

export type Payments = {
  /** Starts a checkout of the premium plan and answers where the browser goes. */
  createCheckoutSession(company: {
    companyId: string;
    email: string;
    paymentCustomerId: string | undefined;
    successUrl: string;
    cancelledUrl: string;
  }): Promise<{ sessionId: string; checkoutUrl: string }>;
  /** Where a company manages its subscription. */
  createPortalUrl(company: {
    companyId: string;
    paymentCustomerId: string;
    returnUrl: string;
  }): Promise<string>;
  /** How a checkout stands now; undefined when the provider does not know it. */
  readCheckoutSession(
    sessionId: string,
  ): Promise<{ companyId: string; isPaid: boolean; paymentCustomerId: string } | undefined>;
  /** Checks the signature of a webhook call; undefined for events that do not concern us. Throws when it is forged. */
  readWebhook(
    body: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<PaymentEvent | undefined>;
};
