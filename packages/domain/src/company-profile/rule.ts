/** Why the country cannot be saved; undefined if it can. */
export const countryChangeRefusal = (current: string | undefined, wanted: string): string | undefined =>
  current !== undefined && current !== wanted ? 'The country cannot be changed once it is set.' : undefined;
