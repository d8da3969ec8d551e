/** The singular noun for 1, else the plural: "year" or "years". @param many an irregular plural, such as "people" */
export const nounOf = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);
