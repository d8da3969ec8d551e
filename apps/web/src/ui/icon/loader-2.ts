import { createIcon } from './create-icon.tsx';

export const IconLoader2 = createIcon('outline', ['M12 3a9 9 0 1 0 9 9']);
