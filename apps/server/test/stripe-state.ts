import type { BookPrice, StripeBook } from './stripe-book.ts';

export type StripeState = {
  book: StripeBook;
  url: string;
  products: Map<string, object>;
  prices: Map<string, BookPrice>;
  portals: Map<string, { id: string; active: boolean; metadata: Record<string, string> }>;
  portalSessions: Map<string, { customer: string; returnUrl: string }>;
};

export type Problem = { status: number; problem: { code?: string; param?: string; message: string } };
