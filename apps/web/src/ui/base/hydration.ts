/** Whether the browser is hydrating a server-rendered page. Anything the person has typed is kept. */
let isOngoing = false;

export const isHydrating = (): boolean => isOngoing;

export const startHydration = (): void => {
  isOngoing = true;
};
export const endHydration = (): void => {
  isOngoing = false;
};

/**
 * True on the server, which does not know the reader, and during hydration, when the browser must render the same as the server.
 */
export const isServerOrHydrating = (): boolean => import.meta.env.SSR || isOngoing;

/** Whether a part of the page waits for its program, which comes after the rest. */
export const isPartLate = (): boolean => document.querySelector('[data-late]') !== null;
