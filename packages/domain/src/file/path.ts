/** Where the large variant of a picture is stored. */
export const largePath = (path: string): string => path.replace(/\.webp$/, '-lg.webp');
