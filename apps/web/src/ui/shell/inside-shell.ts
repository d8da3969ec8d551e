import { createContext, useContext } from 'react';

/** Whether a page stands in a shell already, with its header and main landmark around it. */
export const InsideShell = createContext(false);

export function useIsInsideShell(): boolean {
  return useContext(InsideShell);
}
