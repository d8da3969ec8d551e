import { lateSchema } from '../../lib/late-schema.ts';

export const MEETING_SETTINGS = lateSchema(
  async () => (await import('@talaash/domain/meeting/schema')).MeetingSettings,
);
export const NEW_CALENDAR = lateSchema(
  async () => (await import('@talaash/domain/meeting/schema')).NewCalendarLink,
);
