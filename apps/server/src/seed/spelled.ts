const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const spelled = (count: number): string => NUMBERS[count] ?? String(count);
