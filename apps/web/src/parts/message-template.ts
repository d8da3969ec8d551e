import type { JobPost } from '@talaash/domain/job-post/schema';
import { payWords } from '@talaash/domain/job-terms/words';
import { firstNameOf, shownNameOf, type TemplateValues } from '@talaash/domain/message-template/variable';
import { api } from '../lib/api.ts';
import { registerStale } from '../lib/live.ts';
import type { Viewer } from '../lib/session.ts';

export const messageTemplatesQuery = api.messageTemplate.list.queryOptions({ input: {} });

registerStale({ 'messageTemplate.changed': () => [messageTemplatesQuery.queryKey] });

/** What the page knows of the person and the job: nothing that the company does not see. */
export interface TemplateFacts {
  talentName: string;
  talentJobTitle: string | undefined;
  jobPostTitle: string | undefined;
  pay: NonNullable<JobPost['terms']>['pay'];
}

/** The value of each variable for this person, this job post and this colleague. */
export const templateValuesOf = (
  { account, profileName }: Viewer,
  { talentName, talentJobTitle, jobPostTitle, pay }: TemplateFacts,
): TemplateValues => ({
  'first name': firstNameOf(talentName),
  'full name': shownNameOf(talentName),
  'job title': talentJobTitle || undefined,
  'job post': jobPostTitle,
  'pay range': pay ? payWords(pay) : undefined,
  company: profileName ?? undefined,
  'sender name': account?.name || undefined,
});
