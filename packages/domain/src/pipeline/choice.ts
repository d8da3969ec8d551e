/** The stages that every company has. They follow what happens with a person, so they can be renamed but not removed. */
export const FIXED_STAGES = ['Shortlisted', 'Invited', 'Talking', 'Closed'] as const;
export type FixedStage = (typeof FIXED_STAGES)[number];

/** The ids of the stages that a company starts with, in order. Those that a company adds have ids of their own. */
export const FIRST_STAGES = ['Shortlisted', 'Invited', 'Talking', 'Interview', 'Offer', 'Closed'] as const;
export type FirstStage = (typeof FIRST_STAGES)[number];

/** The colors of stages: each is a token of the design. */
export const STAGE_COLORS = ['Grey', 'Main', 'Pale', 'Green', 'Amber', 'Red'] as const;
export type StageColor = (typeof STAGE_COLORS)[number];

/** Why a company closes an entry. The last one is the default. */
export const CLOSE_REASONS = [
  'Joined',
  'Experience',
  'Pay',
  'StartOrPlace',
  'NoAnswer',
  'Withdrew',
  'PostFilled',
  'SomethingElse',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Why an entry closed by itself: the talent declined, did not answer in time, or ended the conversation. */
export const OWN_CLOSE_REASONS = ['Declined', 'Expired', 'Ended'] as const;

export const CLOSED_FOR = [...CLOSE_REASONS, ...OWN_CLOSE_REASONS] as const;
export type ClosedFor = (typeof CLOSED_FOR)[number];

/** The columns by which the table can be sorted. */
export const PIPELINE_SORTS = ['since', 'name', 'stage', 'experience', 'pay', 'notice'] as const;
export type PipelineSort = (typeof PIPELINE_SORTS)[number];
