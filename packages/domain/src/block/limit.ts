/** How many others a company or talent can block. */
export const BLOCKS_MAX = 1000;
