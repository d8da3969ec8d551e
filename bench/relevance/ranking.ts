/** The ids of the at most `count` best talents for a typed text, the best first. */
export type Ranking = (text: string, count: number) => Promise<string[]>;
