/** The part of the settings about meetings. */
export const MEETING_SETTINGS_WORDS = {
  title: 'Meetings',
  hours: 'Your hours',
  saved: 'Your hours and your room are saved.',
  failed: 'Your hours were not saved. Please try again.',
  roomHelp:
    'Both sides get this link with the meeting. Without one, your meetings use the room of the owner.',
  calendar: 'Your calendar',
  calendarHelp:
    'Connect a calendar by CalDAV, and the week shows when you are busy. We keep only the times, without titles.',
  connected: 'The calendar is connected. We keep only its busy times, without titles.',
  disconnected: 'The calendar is disconnected, and its busy times are deleted.',
} as const;
