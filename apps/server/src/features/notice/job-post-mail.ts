import { closesAt, opennessOf } from '@talaash/domain/job-post/openness';
import type { Deps } from '../../call/deps.ts';
import type { JobData } from '../../jobs/job.ts';
import { JOB_POST_MAIL_CONTENTS } from '../../mail/job-post-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { readJobPost } from '../job-post/queries.ts';
import { readRecipient } from './queries.ts';

/** Mails a company about a job post that is a month old. Sends nothing if the company has answered or deleted it meanwhile. */
export async function mailJobPost(
  deps: Pick<Deps, 'db'> & MailDeps,
  { mail, jobPostId, uid }: JobData['jobPost.mail'],
): Promise<void> {
  const jobPost = await readJobPost(deps.db, jobPostId);
  if (!jobPost) return;
  const { companyId, title } = jobPost;
  const asked = jobPost.askedIsoDateTimeUtc ?? undefined;
  if (
    opennessOf({
      askedIsoDateTimeUtc: asked,
      closedIsoDateTimeUtc: jobPost.closedIsoDateTimeUtc ?? undefined,
    }) !== mail
  )
    return;
  const recipient = await readRecipient(
    deps.db,
    { side: 'company', id: companyId, uid },
    mail === 'asked' ? 'jobPostAsked' : 'jobPostClosed',
  );
  if (!recipient) return;
  const url = new URL(`/company/job_posts/view/${jobPostId}`, deps.baseUrl()).href;
  const facts = {
    name: recipient.name,
    title,
    closesAt: asked === undefined ? undefined : closesAt(asked),
    url,
  };
  await sendMail(deps, { ...recipient, side: 'company' }, JOB_POST_MAIL_CONTENTS[mail](facts));
}
