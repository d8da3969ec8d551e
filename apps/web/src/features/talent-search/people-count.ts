import { formatCount } from '../../lib/format.ts';

/** "1 person", "2,000 people". */
export const peopleCount = (count: number): string => formatCount(count, 'person', 'people');
