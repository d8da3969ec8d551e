import { useMatches } from '@tanstack/react-router';

type PageWidth = 'page' | 'settled' | 'list' | 'bare';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The width of the page in its portal's shell; `settled` by default. */
    width?: PageWidth;
  }
}

/** The width of the current page. */
export function usePageWidth(): PageWidth {
  // Selects the width alone: each navigation creates new matches, even one that opens a profile over its list.
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.width ?? 'settled' });
}
