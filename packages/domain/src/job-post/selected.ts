/**
 * The key under which a browser keeps the company's selected job post: in its storage, and in a cookie that is sent only with
 * pages.
 */
export const SELECTED_JOB_POST_KEY = 'talaash-selected-job-post-id';
