/** The paging options of an infinite query over a list with cursors. */
export const byCursor = {
  initialPageParam: null,
  getNextPageParam: (page: { cursor: string | null }) => page.cursor,
};
