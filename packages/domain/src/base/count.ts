/** The singular noun for 1, else the plural: "year" or "years". @param many an irregular plural, such as "people" */
export const nounOf = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** "1 mail" or "3 mails". */
export const countOf = (count: number, one: string, many?: string): string =>
  `${count.toLocaleString('en')} ${nounOf(count, one, many)}`;
