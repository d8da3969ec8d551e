/** Stands for an id of each invitation. */
export class Placeholder {
  name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type Statement = { text: string; values: unknown[] };

const [uid, token, companyId, talentId, jobPostId, threadId, messageId] = [
  'uid',
  'token',
  'companyId',
  'talentId',
  'jobPostId',
  'threadId',
  'messageId',
].map((name) => new Placeholder(name));

const IS_PASSED = (table: string) => `(
  coalesce(${table}.ai_review_response ->> 'reviewStatus' = 'pass', false)
    or coalesce(${table}.human_review_response ->> 'reviewStatus' = 'pass', false))`;

/** What an invitation reads and writes, as a transaction of plain statements: the session, the facts, two locks, three rows. */
export const PLAIN_STATEMENTS: readonly Statement[] = [
  {
    text: `select u.id, u.email, u.name, u.email_verified, u.is_admin, u.two_factor_enabled, s.id, s.confirmed_at,
        p.user_type, p.country_code, p.talent_id, p.company_id, c.has_premium_access
      from sessions s
      join users u on u.id = s.user_id and not u.is_disabled
      left join user_profiles p on p.uid = u.id
      left join companies c on c.company_id = p.company_id
      where s.token = $1 and s.expires_at > now()`,
    values: [token],
  },
  {
    text: `select c.has_premium_access, c.ai_review_response, c.human_review_response, j.title, j.ai_review_response,
        exists (select from talents t join talent_profiles tp using (talent_id)
          where t.talent_id = $2 and ${IS_PASSED('t')} and tp.open_to_work_status <> 'NotSeeking'
            and not exists (select from account_deletions d where d.uid = t.created_by_uid and d.due_at is not null)
            and not exists (select from users u where u.id = t.created_by_uid and u.is_disabled)),
        exists (select from hidden_profiles h where h.company_id = $1 and h.talent_id = $2),
        th.thread_id, th.ended_at, tp.name, tp.job_title
      from companies c
      left join threads th on th.company_id = c.company_id and th.talent_id = $2
      left join talent_profiles tp on tp.talent_id = $2
      left join job_posts j on j.job_post_id = $3 and j.company_id = c.company_id and j.deleted_at is null
      where c.company_id = $1`,
    values: [companyId, talentId, jobPostId],
  },
  { text: 'begin', values: [] },
  { text: 'select from talents where talent_id = $1 for key share', values: [talentId] },
  { text: 'select from companies where company_id = $1 for key share', values: [companyId] },
  {
    text: `insert into threads (thread_id, company_id, talent_id, talent_name, talent_job_title, job_post_id, job_post_title,
        company_thread_read_status, talent_thread_read_status, job_post_invitation_status)
      values ($1, $2, $3, 'Meera Krishnan', 'Frontend Engineer', $4, 'Senior React Developer', 'Read', 'Unread', 'Pending')
      on conflict do nothing returning *`,
    values: [threadId, companyId, talentId, jobPostId],
  },
  {
    text: `insert into messages (message_id, thread_id, company_id, sender, markdown, event)
      values ($1, $2, $3, 'System', 'job invitation sent', 'InvitationSent') returning *`,
    values: [messageId, threadId, companyId],
  },
  {
    text: `insert into events (kind, actor_uid, company_id, talent_id, thread_id, job_post_id)
      values ('invitation.sent', $1, $2, $3, $4, $5)`,
    values: [uid, companyId, talentId, threadId, jobPostId],
  },
  { text: 'commit', values: [] },
];
