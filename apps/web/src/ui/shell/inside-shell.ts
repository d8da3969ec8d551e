import { createContext, useContext } from 'react';

/** Whether a page is inside a shell, which provides the header and the main landmark. */
export const InsideShell = createContext(false);

export function useIsInsideShell(): boolean {
  return useContext(InsideShell);
}
