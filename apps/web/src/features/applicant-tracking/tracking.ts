import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

registerStale({
  'applicantTracking.changed': () => [api.applicantTracking.key()],
  'applicantTracking.moved': () => [api.applicantTracking.list.key(), api.applicantTracking.consent.key()],
  'applicantTracking.asked': () => [api.applicantTracking.consent.key()],
  'applicantTracking.consented': () => [api.applicantTracking.consent.key()],
});

export const trackingQuery = api.applicantTracking.status.queryOptions();
export const consentQuery = api.applicantTracking.consent.queryOptions();

export const useTracking = () => useQuery(trackingQuery);

/** Where the people of a job post stand with the connected system, by talent. */
export const useTrackedApplications = (jobPostId: string) =>
  useQuery({
    ...api.applicantTracking.list.queryOptions({ input: { jobPostId } }),
    select: ({ list }) => new Map(list.map((application) => [application.talentId, application])),
  });
