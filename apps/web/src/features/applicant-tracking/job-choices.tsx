import { TRACKING_SENTENCES as SENTENCES } from '@talaash/domain/applicant-tracking/words';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './applicant-tracking.module.css';

interface JobChoicesProps {
  jobPosts: readonly JobPost[];
  chosen: readonly { jobPostId: string; externalJobId: string; name: string }[];
}

/** Which job of the connected system each job post stands for. */
export function JobChoices({ jobPosts, chosen }: JobChoicesProps) {
  const found = useQuery(api.applicantTracking.listJobs.queryOptions());
  const choosing = useMutation(
    api.applicantTracking.chooseJob.mutationOptions({
      onSuccess: () => {
        toast.success(SENTENCES.jobSaved);
        return queryClient.invalidateQueries({ queryKey: api.applicantTracking.status.key() });
      },
      onError: (error) => toast.error(sentenceOf(error, SENTENCES.failed)),
    }),
  );
  return (
    <Section title={SENTENCES.jobsTitle}>
      <div className={css['stack']}>
        <p className={css['help']}>{SENTENCES.jobsHelp}</p>
        {found.isError ? (
          <QueryFailure title={sentenceOf(found.error, SENTENCES.failed)} queries={[found]} />
        ) : null}
        {found.isPending ? <TextSkeleton lines={3} label="Loading the jobs" /> : null}
        {found.data
          ? jobPosts.map(({ key: { jobPostId }, title }) => (
              <SelectField
                key={jobPostId}
                label={title}
                emptyLabel={SENTENCES.noJob}
                value={chosen.find((job) => job.jobPostId === jobPostId)?.externalJobId}
                options={optionsOf(found.data.jobs, chosen, jobPostId)}
                onChange={(externalJobId) =>
                  choosing.mutate({ jobPostId, externalJobId: externalJobId || null })
                }
              />
            ))
          : null}
      </div>
    </Section>
  );
}

type Job = { externalJobId: string; name: string };

/** The jobs, with the chosen one even if the system has closed it since. */
function optionsOf(jobs: readonly Job[], chosen: JobChoicesProps['chosen'], jobPostId: string) {
  const kept = chosen.find((job) => job.jobPostId === jobPostId);
  const isListed = jobs.some(({ externalJobId }) => externalJobId === kept?.externalJobId);
  return [...jobs, ...(kept && !isListed ? [kept] : [])].map(({ externalJobId, name }) => ({
    value: externalJobId,
    label: name,
  }));
}
