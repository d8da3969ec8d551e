import type { WithEvery } from '@talaash/domain/base/complete';
import { DEFAULT_JOB_CATEGORY, JOB_CATEGORIES, type JobCategory } from '@talaash/domain/job-post/choice';
import {
  JOB_CATEGORY_LABELS,
  JOB_POST_BENEFITS,
  JOB_POST_SENTENCES,
  type JobPostBenefit,
} from '@talaash/domain/job-post/words';
import { type JobPost, JobPostDraft, type JobPostField } from '@talaash/domain/job-post/schema';
import type { ReviewResponse } from '@talaash/domain/review/schema';
import { isWebUrl } from '@talaash/domain/base/text';
import { URL_SENTENCE } from '@talaash/domain/base/words';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { FormFoot, RestoredDraft } from '../../lib/form-foot.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { SaveConflict } from '../../lib/save-conflict.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { MarkdownEditor } from '../../ui/markdown-editor.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { keepJobPost } from './job-post.ts';
import css from './job-post.module.css';

interface JobPostFormProps {
  /** Absent for a new one. */
  jobPost?: JobPost | undefined;
  /** It is saved; only one that passed its review leaves the form. */
  onSaved: (jobPost: JobPost, reviewStatus: ReviewResponse['reviewStatus']) => Promise<void>;
}

type JobPostValues = WithEvery<
  JobPostField,
  { title: string; category: JobCategory; description: string } & Record<JobPostBenefit, boolean>
>;

const descriptionLengthMax = JobPostDraft.shape.description.maxLength ?? Number.POSITIVE_INFINITY;
const categories = JOB_CATEGORIES.map((value) => ({ value, label: JOB_CATEGORY_LABELS[value] }));
const benefits = Object.keys(JOB_POST_BENEFITS) as JobPostBenefit[];

const outcomes: Record<ReviewResponse['reviewStatus'], () => void> = {
  pass: () => toast.success(JOB_POST_SENTENCES.saved),
  fail: () => toast.warning(JOB_POST_SENTENCES.needsImprovements),
  pending: () => toast.info(JOB_POST_SENTENCES.queued),
};

export function JobPostForm({ jobPost, onSaved }: JobPostFormProps) {
  const jobPostId = jobPost?.key.jobPostId;
  const update = useMutation(api.jobPost.update.mutationOptions());
  /** The version that is typed over. */
  const version = useRef(jobPost?.updatedIsoDateTimeUtc);
  const form = useRecordForm<JobPostValues, JobPostDraft>({
    schema: JobPostDraft,
    start: valuesOf(jobPost),
    version: jobPost?.updatedIsoDateTimeUtc,
    draft: `job-post:${jobPostId ?? 'new'}`,
    failedSentence: JOB_POST_SENTENCES.saveFailed,
    save: async (draft) => {
      const answer = await update.mutateAsync({
        jobPost: {
          ...draft,
          ...(jobPostId ? { key: { jobPostId } } : {}),
          ...(version.current ? { updatedIsoDateTimeUtc: version.current } : {}),
        },
      });
      version.current = answer.jobPost.updatedIsoDateTimeUtc;
      form.restart(valuesOf(answer.jobPost));
      keepJobPost(answer.jobPost);
      outcomes[answer.reviewResponse.reviewStatus]();
      await onSaved(answer.jobPost, answer.reviewResponse.reviewStatus);
    },
  });

  // Saved in another tab, while nothing is typed here.
  const newest = jobPost?.updatedIsoDateTimeUtc;
  const isBehind = newest !== undefined && newest !== version.current && !form.isDirty && !form.isSaving;
  useEffect(() => {
    if (!isBehind) return;
    version.current = newest;
    form.restart(valuesOf(jobPost));
  });

  async function takeTheirs() {
    const newer = await readNewer(jobPostId);
    version.current = newer?.updatedIsoDateTimeUtc;
    form.restart(valuesOf(newer));
  }

  async function keepMine() {
    version.current = (await readNewer(jobPostId))?.updatedIsoDateTimeUtc;
    await form.submit();
  }

  return (
    <form {...form.props} className={css['form']}>
      <RestoredDraft form={form} />
      <div className={css['fields']}>
        <TextField label="Title" placeholder="Senior Frontend Engineer" {...form.field('title')} />
        <SelectField label="Category" options={categories} {...form.field('category')} />
        <MarkdownEditor
          label="Description"
          placeholder="What they would work on, with whom, and what they should know."
          max={descriptionLengthMax}
          urlRefusal={(address) => (isWebUrl(address) ? undefined : URL_SENTENCE)}
          {...form.field('description')}
        />
        <fieldset className={css['group']}>
          <legend>Benefits</legend>
          {benefits.map((benefit) => (
            <CheckboxField key={benefit} label={JOB_POST_BENEFITS[benefit]} {...form.checkbox(benefit)} />
          ))}
        </fieldset>
      </div>
      {form.isConflict ? (
        <SaveConflict
          noun="job post"
          busy={form.isSaving}
          onTakeTheirs={() => void takeTheirs()}
          onKeepMine={() => void keepMine()}
        />
      ) : null}
      <FormFoot form={form} saveLabel={jobPost ? 'Save' : 'Create Job Post'} />
    </form>
  );
}

function valuesOf(jobPost: JobPost | undefined): JobPostValues {
  return {
    title: jobPost?.title ?? '',
    category: jobPost?.category ?? DEFAULT_JOB_CATEGORY,
    description: jobPost?.description ?? '',
    hasCompetitiveSalary: jobPost?.hasCompetitiveSalary ?? false,
    hasFlexibleHours: jobPost?.hasFlexibleHours ?? false,
    hasPerformanceBonus: jobPost?.hasPerformanceBonus ?? false,
    hasLearningOpportunities: jobPost?.hasLearningOpportunities ?? false,
  };
}

async function readNewer(jobPostId: string | undefined): Promise<JobPost | undefined> {
  if (jobPostId === undefined) return undefined;
  return queryClient.fetchQuery({ ...api.jobPost.get.queryOptions({ input: { jobPostId } }), staleTime: 0 });
}
