import { createIcon } from './create-icon.tsx';

export const IconArrowsExchange = createIcon('outline', ['M7 10h14l-4 -4', 'M17 14h-14l4 4']);
