import type { CountedRoute } from '@talaash/domain/page-view/choice';

/** `ip` and `userAgent` are those of the browser. No adapter stores or logs them. */
export type PageViewSeen = { route: CountedRoute; ip: string; userAgent: string };

/** Counts which pages people open, without knowing who they are. */
export type Analytics = {
  /** @throws ProviderFault when it could not be counted */
  countPageView(view: PageViewSeen): Promise<void>;
  /** A harmless call that shows that the provider answers. @returns one sentence of what was found */
  probe?(): Promise<string>;
  /** Stores what is not stored yet. */
  close?(): Promise<void>;
};
