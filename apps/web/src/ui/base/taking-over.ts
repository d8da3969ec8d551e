/** Whether the browser is just taking over a page that the server rendered. What somebody has typed into it is kept. */
let isOngoing = false;

export const isTakingOver = (): boolean => isOngoing;

export const beginTakeOver = (): void => {
  isOngoing = true;
};
export const endTakeOver = (): void => {
  isOngoing = false;
};
