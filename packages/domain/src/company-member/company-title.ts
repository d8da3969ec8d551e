/** The name of a company; one without a profile has none. */
export const companyTitle = (name: string | null): string => name ?? 'A company without a profile';
