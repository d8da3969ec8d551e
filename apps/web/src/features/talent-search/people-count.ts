/** "1 person", "2,000 people". */
export const peopleCount = (count: number): string =>
  `${count.toLocaleString()} ${count === 1 ? 'person' : 'people'}`;
