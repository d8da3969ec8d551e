/** What a model may be used for here: reviews, resumes that fill in a profile, and headshots. */
export const MODEL_USES = ['review', 'resume', 'headshot'] as const;
export type ModelUse = (typeof MODEL_USES)[number];
