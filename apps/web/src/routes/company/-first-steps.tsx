import { FirstSteps } from '../../features/company/first-steps.tsx';
import { firstSteps } from '../../features/company/next-step.ts';
import { useCompanyStats } from '../../features/company-dashboard/company-dashboard.ts';
import { useCompanyProfile } from '../../features/company-profile/company-profile.ts';
import { useJobPosts } from '../../features/job-post/job-post.ts';
import { useCompanyId } from '../../lib/session.ts';

/** The first steps of this company, as far as known; none once they are done. */
export function useFirstSteps() {
  const profile = useCompanyProfile(useCompanyId()).data;
  const jobPosts = useJobPosts().data;
  const stats = useCompanyStats().data?.stats;
  if (profile === undefined || !jobPosts || !stats) return [];
  return firstSteps({
    hasProfile: profile !== null,
    jobPostsCount: jobPosts.list.length,
    peopleCount: stats.shortlistedProfilesCount + stats.invitationsSentCount,
  });
}

/** Below a saved record: the next step for a new company. Nothing while the record itself is the next step. */
export function NextFirstStep({ after }: { after: string }) {
  const steps = useFirstSteps();
  const isSaved = steps.some(({ to, state }) => to === after && state === 'done');
  return isSaved ? <FirstSteps steps={steps} /> : null;
}
