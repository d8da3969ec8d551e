import { createIcon } from './create-icon.tsx';

export const IconArrowUpRight = createIcon('outline', ['M17 7l-10 10', 'M8 7l9 0l0 9']);
