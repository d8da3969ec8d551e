import { createIcon } from './create-icon.tsx';

export const IconMessageForward = createIcon('outline', [
  'M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12',
  'M13 8l3 3l-3 3',
  'M16 11h-8',
]);
