/** How `src/routeTree.gen.ts` is written, for the build and for `npm run routes`. */
export const ROUTE_TREE = {
  target: 'react',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: true,
} as const;
