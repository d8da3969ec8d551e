import { createIcon } from './create-icon.tsx';

export const IconMailQuestion = createIcon('outline', [
  'M15 19h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v4.5',
  'M19 22v.01',
  'M19 19a2.003 2.003 0 0 0 .914 -3.782a1.98 1.98 0 0 0 -2.414 .483',
  'M3 7l9 6l9 -6',
]);
