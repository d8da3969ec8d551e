import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../../lib/api.ts';
import { ownZoneOf } from './meeting.ts';

export const upcomingQuery = api.meeting.listUpcoming.queryOptions({ input: {} });

/** What is agreed and offered in all conversations. */
export const useUpcoming = () => useQuery(upcomingQuery);

const never = () => () => {};

/** The zone in which times are shown on a page that the server renders: it does not know the zone of the browser, and shows the guessed one until hydration. */
export const useOwnZone = (found: { hasOwnZone: boolean; own: { timeZone: string } }): string =>
  useSyncExternalStore(
    never,
    () => ownZoneOf(found),
    () => found.own.timeZone,
  );
