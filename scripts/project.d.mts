/** Builds the web, unless it is built of the present sources. */
export function buildWeb(): Promise<void>;

/** Bundles the server, unless it is built of the present sources. @returns the file that Node runs, in the project's folder */
export function buildServer(): Promise<string>;
