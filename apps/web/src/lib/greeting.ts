import { greeting, greetingName } from '@talaash/domain/base/greeting';
import { useEffect, useState } from 'react';
import type { Viewer } from './session.ts';

const minuteMs = 60_000;

/** "Good morning, Northwind", by the viewer's clock. It changes with the hour while the page is open. */
export function useGreeting({ profileName, account }: Viewer): string {
  const [hour, setHour] = useState(() => new Date().getHours());
  useEffect(() => {
    const timer = setInterval(() => setHour(new Date().getHours()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return `${greeting(hour)}, ${greetingName([profileName ?? undefined, account?.name], account?.email)}`;
}
