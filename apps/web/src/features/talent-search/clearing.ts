import { createContext } from 'react';

/** How often all filters of the surrounding search have been cleared. A clearing discards pending typing and dragging. */
export const Clearings = createContext(0);
