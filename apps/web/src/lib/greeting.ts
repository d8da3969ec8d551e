import { greeting, greetingName } from '@talaash/domain/base/greeting';
import { useSyncExternalStore } from 'react';
import type { Viewer } from './session.ts';

const minuteMs = 60_000;

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, minuteMs);
  return () => clearInterval(timer);
};
const thisHour = () => new Date().getHours();

/** "Good morning, Northwind", by the viewer's clock. It changes with the hour while the page is open. */
export function useGreeting({ profileName, account }: Viewer): string {
  // The server does not know the hour: the line stays empty until hydration.
  const hour = useSyncExternalStore(everyMinute, thisHour, () => undefined);
  if (hour === undefined) return '\u00a0';
  return `${greeting(hour)}, ${greetingName([profileName ?? undefined, account?.name], account?.email)}`;
}
