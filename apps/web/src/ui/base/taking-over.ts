/** Whether the browser is just taking over a page that the server rendered. What somebody has typed into it is kept. */
let isOngoing = false;

export const isTakingOver = (): boolean => isOngoing;

export const beginTakeOver = (): void => {
  isOngoing = true;
};
export const endTakeOver = (): void => {
  isOngoing = false;
};

/**
 * What somebody has typed into a field before the page was taken over, or has had filled in.
 *
 * @param shown what the server has rendered into it
 */
export function typedBefore<Value>(typed: Value | undefined, shown: Value | undefined): Value | undefined {
  return isOngoing && shown !== undefined && typed !== shown ? typed : undefined;
}
