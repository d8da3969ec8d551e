import ICAL from 'ical.js';

/** The one event of an iCalendar file. */
export function calendarEvent(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file has no event.');
  const { uid, sequence, startDate, endDate, location, organizer, attendees } = new ICAL.Event(component);
  const startMs = startDate.toJSDate().getTime();
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    status: String(component.getFirstPropertyValue('status')),
    uid,
    sequence,
    startMs,
    minutes: (endDate.toJSDate().getTime() - startMs) / 60_000,
    location,
    description: String(component.getFirstPropertyValue('description')),
    addresses: [organizer, ...attendees.map((attendee) => String(attendee.getFirstValue()))],
  };
}
