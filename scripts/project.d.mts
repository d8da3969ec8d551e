/** Builds the web, unless it is built of the present sources. */
export function buildWeb(): Promise<void>;
