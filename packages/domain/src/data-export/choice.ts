export const DATA_EXPORT_STATES = ['waiting', 'ready', 'failed'] as const;
export type DataExportState = (typeof DATA_EXPORT_STATES)[number];
