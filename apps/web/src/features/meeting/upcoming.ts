import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const upcomingQuery = api.meeting.listUpcoming.queryOptions({ input: {} });

/** What is agreed and offered in all conversations. */
export const useUpcoming = () => useQuery(upcomingQuery);
