export const ENVIRONMENTS = ['local', 'staging', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];
