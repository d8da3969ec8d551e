import { createIcon } from './create-icon.tsx';

export const IconItalic = createIcon('outline', ['M11 5l6 0', 'M7 19l6 0', 'M14 5l-4 14']);
