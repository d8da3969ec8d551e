import { createIcon } from './create-icon.tsx';

export const IconMinus = createIcon('outline', ['M5 12l14 0']);
