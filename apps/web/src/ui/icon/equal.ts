import { createIcon } from './create-icon.tsx';

export const IconEqual = createIcon('outline', ['M5 10h14', 'M5 14h14']);
