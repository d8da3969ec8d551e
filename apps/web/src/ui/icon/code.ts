import { createIcon } from './create-icon.tsx';

export const IconCode = createIcon('outline', ['M7 8l-4 4l4 4', 'M17 8l4 4l-4 4', 'M14 4l-4 16']);
