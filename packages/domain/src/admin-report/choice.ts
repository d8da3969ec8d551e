/** The tabs of the queue. */
export const ADMIN_REPORT_FILTERS = ['open', 'appeals', 'mine', 'decided'] as const;
export type AdminReportFilter = (typeof ADMIN_REPORT_FILTERS)[number];
