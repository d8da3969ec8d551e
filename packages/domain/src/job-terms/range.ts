/** A range whose first amount is more than its second. */
export const isReversed = ({ from, to }: { from: number; to: number }): boolean => from > to;
