import { WHO_SAW_ME_WORDS } from '@talaash/domain/privacy-shield/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPlainMonthAndDay } from '../../lib/format.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useIsLocal } from '../../ui/base/local.ts';
import { Button } from '../../ui/press/button.tsx';
import { Link } from '../../ui/press/link.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { openingsQuery } from './profile-opening.ts';
import css from './openings-of-week.module.css';

/** How many weeks the openings of a profile are kept. */
const WEEKS = 12;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The companies that opened the profile in a week, and the way to earlier weeks. */
export function OpeningsOfWeek() {
  const [weeksAgo, setWeeksAgo] = useState(0);
  const thisWeek = useQuery(openingsQuery());
  const start = thisWeek.data?.weekStartIsoDate;
  const earlier = start === undefined || weeksAgo === 0 ? undefined : weekBefore(start, weeksAgo);
  const openings = useQuery(openingsQuery(earlier));
  const isLocal = useIsLocal();
  const shown = openings.data;
  return (
    <Section
      id="opened"
      title={WHO_SAW_ME_WORDS.opened}
      note={
        earlier === undefined
          ? WHO_SAW_ME_WORDS.openedThisWeek
          : WHO_SAW_ME_WORDS.openedWeekOf(formatPlainMonthAndDay(earlier, isLocal))
      }
      action={
        <div className={css['weeks']}>
          <Button size="s" disabled={weeksAgo >= WEEKS - 1} onClick={() => setWeeksAgo(weeksAgo + 1)}>
            Week before
          </Button>
          <Button size="s" disabled={weeksAgo === 0} onClick={() => setWeeksAgo(weeksAgo - 1)}>
            Week after
          </Button>
        </div>
      }
    >
      {openings.isError ? <QueryFailure title="The openings did not load" queries={[openings]} /> : null}
      {openings.isPending ? <TextSkeleton lines={4} label="Loading the openings" /> : null}
      {shown ? (
        <div aria-live="polite">
          <ul>
            {shown.companies.map(({ companyId, name, daysCount, lastIsoDate, threadId }) => (
              <li key={companyId} className={css['company']}>
                <Avatar name={name} shape="logo" />
                <b>{name}</b>
                <span>
                  {daysCount === 1 ? 'on ' : `on ${daysCount} days, last `}
                  {formatPlainMonthAndDay(lastIsoDate, isLocal)}
                </span>
                {threadId === null ? null : (
                  <Link to="/talent/messages" search={{ thread: threadId }}>
                    Conversation
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {shown.unnamedCount > 0 ? (
            <p className={css['note']}>{WHO_SAW_ME_WORDS.unnamed(shown.unnamedCount)}</p>
          ) : null}
          {shown.companiesCount === 0 ? (
            <p className={css['note']}>
              {WHO_SAW_ME_WORDS.nobodyOpened}. {WHO_SAW_ME_WORDS.nobodyOpenedHint}
            </p>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}

const weekBefore = (isoDate: string, weeks: number): string =>
  new Date(Date.parse(isoDate) - weeks * WEEK_MS).toISOString().slice(0, 10);
