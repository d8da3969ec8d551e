/** Every call's handler, in the shape of the contract. */
export const router = {};
