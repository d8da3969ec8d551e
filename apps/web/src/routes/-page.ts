import { useMatches } from '@tanstack/react-router';

type PageWidth = 'page' | 'settled' | 'list' | 'bare';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** How wide the page stands in its portal's shell; settled where it says nothing. */
    width?: PageWidth;
  }
}

/** The width that the page in view asks for. */
export function usePageWidth(): PageWidth {
  return useMatches().at(-1)?.staticData.width ?? 'settled';
}
