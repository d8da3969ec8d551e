/** Whether the browser is just taking over a page that the server rendered. What somebody has typed into it is kept. */
let isOngoing = false;

export const isTakingOver = (): boolean => isOngoing;

export const beginTakeOver = (): void => {
  isOngoing = true;
};
export const endTakeOver = (): void => {
  isOngoing = false;
};

/** Whether this is the server, which does not know the reader, or the browser must make the same as the server has. */
export const isRenderedHere = (): boolean => import.meta.env.SSR || isOngoing;
