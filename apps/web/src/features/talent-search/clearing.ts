import { createContext } from 'react';

/** How often all filters of the search around have been cleared: what was typed or dragged until then is not sent. */
export const Clearings = createContext(0);
