/** How many people stand side by side. */
export const COMPARED_MAX = 4;

/** How many people can be picked, to compare or to invite. */
export const PICKED_MAX = 10;

/** Of the skills that a search or a job post asks for, the first ones have a row. */
export const COMPARED_SKILLS_MAX = 20;
