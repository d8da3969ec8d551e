/** The ids of the best answers to a text as typed, the best first: at most `count`. */
export type Ranking = (text: string, count: number) => Promise<string[]>;
