export const STAGE_NAME_LENGTH = { min: 1, max: 24 } as const;

/** How many stages a company can have. */
export const STAGES_MAX = 12;

/** How many people of a stage the board shows at first. */
export const STAGE_FOLD = 5;

/** How many more it shows at a press. */
export const STAGE_PAGE_SIZE = 20;

export const PIPELINE_TABLE_PAGE_SIZE = 50;

/** With fewer reasons than this, the totals would say more about single people than about the job post. */
export const CLOSE_REASONS_MIN = 5;

/** Invitations that end sooner are counted above their stage. */
export const ENDS_SOON_DAYS = 7;
