/** Under which a browser keeps the job post that its company hires for: in its storage, and in a cookie that goes with pages alone. */
export const SELECTED_JOB_POST_KEY = 'talaash-selected-job-post-id';
