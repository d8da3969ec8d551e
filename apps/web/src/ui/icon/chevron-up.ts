import { createIcon } from './create-icon.tsx';

export const IconChevronUp = createIcon('outline', ['M6 15l6 -6l6 6']);
