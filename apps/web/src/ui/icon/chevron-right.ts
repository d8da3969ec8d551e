import { createIcon } from './create-icon.tsx';

export const IconChevronRight = createIcon('outline', ['M9 6l6 6l-6 6']);
