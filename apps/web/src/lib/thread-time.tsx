import { relativeTime, threadTimeForm } from '@talaash/domain/base/relative-time';
import { useEffect, useState } from 'react';
import { LocalText, useLocalText } from './local-text.tsx';
import { formatDate, formatMonthAndDay, formatTime, formatWeekday } from './format.ts';

interface TimeProps {
  /** ISO, in UTC. */
  at: string;
}

const threadTimeFormats = { time: formatTime, weekday: formatWeekday, monthAndDay: formatMonthAndDay };

/** The time of a thread: the time of day if it is today, then the weekday, then month and day. */
export function ThreadTime({ at }: TimeProps) {
  const now = useNow();
  return <Time at={at} text={() => threadTimeFormats[threadTimeForm(Date.parse(at), now)](at)} />;
}

/** The time elapsed: "Just now", "5 minutes ago", "2 days ago". */
export function RelativeTime({ at }: TimeProps) {
  const now = useNow();
  return <Time at={at} text={() => relativeTime(Date.parse(at), now)} />;
}

function Time({ at, text }: TimeProps & { text: () => string }) {
  const title = useLocalText(() => `${formatDate(at)}, ${formatTime(at)}`);
  return (
    <time dateTime={at} title={title}>
      <LocalText of={text} />
    </time>
  );
}

/** The current time in milliseconds, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
