export const THREADS_LIMIT = 50;
