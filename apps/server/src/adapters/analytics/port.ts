import type { CountedRoute } from '@talaash/domain/page-view/choice';

/** `ip` and `userAgent` are those of the browser. No adapter stores or logs them. */
export type PageViewSeen = { route: CountedRoute; ip: string; userAgent: string };

/** Counts which pages people open, without knowing who they are. */
export type Analytics = {
  /** @throws ProviderFault if the page could not be counted */
  countPageView(view: PageViewSeen): Promise<void>;
  /** A harmless call that checks the provider. @returns one sentence about the result */
  probe?(): Promise<string>;
  /** Writes the buffered counts. */
  close?(): Promise<void>;
};
