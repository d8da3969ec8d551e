/** The noun after a number: "year" for 1, "years" for all else. @param many where an s is not enough: "people" */
export const nounOf = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);
