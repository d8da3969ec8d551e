import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { JOB_POST_DESCRIPTION_LENGTH } from '@talaash/domain/job-post/limit';
import { JOB_CATEGORY_LABELS, JOB_POST_BENEFITS, JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { ReviewResponse } from '@talaash/domain/review/schema';
import { isWebUrl } from '@talaash/domain/base/text';
import { URL_SENTENCE } from '@talaash/domain/base/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormFoot, RestoredDraft } from '../../lib/form-foot.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { SaveConflict } from '../../lib/save-conflict.tsx';
import { useCompanyId, useViewer } from '../../lib/session.ts';
import { useVersionedForm } from '../../lib/versioned-form.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { AnswerRateFact } from '../../parts/answer-rate.tsx';
import { VerifiedDomainMark } from '../../parts/company-verification.tsx';
import { JobInvitation } from '../../parts/job-invitation.tsx';
import { JobTermsView } from '../../parts/job-terms-view.tsx';
import { SeenByTalent } from '../../parts/seen-by-talent.tsx';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { MarkdownEditor } from '../../ui/field/markdown-editor.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { cacheJobPost } from './job-post.ts';
import css from './job-post.module.css';
import { benefits, shownTerms, valuesOf } from './job-post-values.ts';
import { MarketPay } from './market-pay.tsx';
import { usePayFigures } from './pay-figures.ts';
import { PayFields } from './pay-fields.tsx';
import { TermsFields } from './terms-fields.tsx';

const DRAFT = lateSchema(async () => (await import('@talaash/domain/job-post/schema')).JobPostForm);

interface JobPostFormProps {
  /** Absent for a new one. */
  jobPost?: JobPost | undefined;
  /** Called after each save while the form is open. The route decides by the review status where to go. */
  onSaved: (jobPost: JobPost, reviewStatus: ReviewResponse['reviewStatus']) => Promise<void> | void;
}

const categories = JOB_CATEGORIES.map((value) => ({ value, label: JOB_CATEGORY_LABELS[value] }));

const outcomes: Record<ReviewResponse['reviewStatus'], () => void> = {
  pass: () => toast.success(JOB_POST_SENTENCES.saved),
  fail: () => toast.warning(JOB_POST_SENTENCES.needsImprovements),
  pending: () => toast.info(JOB_POST_SENTENCES.queued),
};

export function JobPostForm({ jobPost, onSaved }: JobPostFormProps) {
  const jobPostId = jobPost?.key.jobPostId;
  const viewer = useViewer();
  const companyId = useCompanyId();
  const update = useMutation(api.jobPost.update.mutationOptions());
  const form = useVersionedForm({
    schema: DRAFT,
    saysWhatIsMissing: true,
    record: jobPost,
    valuesOf,
    draft: `job-post:${jobPostId ?? 'new'}`,
    failedSentence: JOB_POST_SENTENCES.saveFailed,
    readNewest: () => readNewest(jobPostId),
    send: (draft) =>
      update.mutateAsync({ jobPost: { ...draft, ...(jobPostId ? { key: { jobPostId } } : {}) } }),
    recordOf: (answer) => answer.jobPost,
    onSaved: ({ jobPost: saved, reviewResponse: { reviewStatus } }) => {
      cacheJobPost(saved);
      outcomes[reviewStatus]();
      return () => onSaved(saved, reviewStatus);
    },
  });
  const figures = usePayFigures({ ...form.values, ...form.values.terms });
  const terms = shownTerms(form.values.terms);

  return (
    <form {...form.props} className={css['form']}>
      <RestoredDraft form={form} />
      <VisuallyHidden>
        <h2>The job post</h2>
      </VisuallyHidden>
      <div className={css['fields']}>
        <TextField label="Title" placeholder="Senior Frontend Engineer" {...form.field('title')} />
        <SelectField label="Category" options={categories} {...form.field('category')} />
        <PayFields form={form} answers={figures?.answers} />
        {figures ? <MarketPay figures={figures} category={form.values.category} terms={terms} /> : null}
        <TermsFields form={form} />
        <MarkdownEditor
          label="Description"
          placeholder="What the person will work on, with whom, and what they should know."
          max={JOB_POST_DESCRIPTION_LENGTH.max}
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
      <SaveConflict noun="job post" form={form} />
      <FormFoot
        form={form}
        saveLabel={jobPost ? 'Save' : 'Create Job Post'}
        other={
          <SeenByTalent note="Talent see this in your invitation.">
            <JobInvitation
              companyName={viewer.profileName ?? 'Your company'}
              title={form.values.title || 'Untitled job post'}
              mark={<VerifiedDomainMark companyId={companyId} />}
              jobPost={form.values}
              terms={terms}
              termsView={
                <JobTermsView terms={terms}>
                  <AnswerRateFact side="company" id={companyId} />
                </JobTermsView>
              }
              isOpen
            />
          </SeenByTalent>
        }
      />
    </form>
  );
}

async function readNewest(jobPostId: string | undefined): Promise<JobPost | undefined> {
  if (jobPostId === undefined) return undefined;
  return queryClient.fetchQuery({ ...api.jobPost.get.queryOptions({ input: { jobPostId } }), staleTime: 0 });
}
