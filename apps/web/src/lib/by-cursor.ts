/** How an infinite query pages through a list whose answers have a cursor. */
export const byCursor = {
  initialPageParam: null,
  getNextPageParam: (page: { cursor: string | null }) => page.cursor,
};
