/** The tables that no export contains, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  report_cases:
    'What was reported of somebody, for the admins. The reporter and the account that was decided about read the outcome on their page.',
  job_post_sources:
    'By which rows of imported files the job posts are recognised. The job posts are exported.',
  tracked_people:
    'Ids of people in applicant tracking systems, and until when a try is under way. Where each person stands is exported.',
  two_factors: 'The key of the second factor and the recovery codes, encrypted. The owner was shown both.',
  api_key_secrets: 'Hashes of the secrets of API keys. The keys are exported.',
  webhook_secrets:
    'The signing secrets of webhooks, encrypted. The owner can see them. The webhooks are exported.',
  oauth_clients: 'Programs that have registered themselves. Those that were connected are exported.',
  connected_program_tokens: 'Hashes of the tokens of connected programs. The programs are exported.',
  repeatable_calls:
    'What calls of API keys answered, for a day, to repeat the answer. What they wrote is exported.',
  verifications: 'Hashes of mailed links that are valid for some days, to an address that the account has.',
  sent_invitation_counts: 'A count of the invitations of one day. The invitations themselves are exported.',
  received_invitation_counts:
    'A count of the invitations of one week. The invitations themselves are exported.',
  rate_limits: 'Counts of tries under hashes. Nobody can tell whose they are.',
  used_bot_challenges: 'Random numbers of challenges that a browser has solved. About nobody.',
  taken_times: 'When somebody is in a meeting, so that they are in no other. The meetings are exported.',
  event_marks: 'How far the product has read its own events. About nobody.',
  page_view_counts: 'How often pages were opened on a day. About nobody.',
  installation_facts: 'Facts about the installation. About nobody.',
  one_time_code_floods: 'When the operator was told of a flood: a network, a block of numbers or a country.',
  alerted_talents: 'Whom a mail has named to a company, by ids, so that it names nobody twice.',
  notice_deliveries: 'That a mail was queued, by ids, so that it is not queued twice.',
  company_shield_keys:
    'The name, mail domain and kind of a company, in the form in which shields match them.',
  seen_employers:
    'The employers that a work history has had, so that each is asked about once. The profile has them.',
  trial_openings:
    'Whole profiles that a company opened while it waited. They are counted with the profile openings.',
  profile_openings:
    'That a company opened a profile on a day. The talent sees them by week, named where the company browses by name.',
  local_checkouts: 'What the payment provider keeps; in a real installation it is asked for that.',
  local_payments: 'What the payment provider keeps; in a real installation it is asked for that.',
  local_subscriptions: 'What the payment provider keeps; in a real installation it is asked for that.',
  logged_errors: 'How often the product failed at what. About nobody.',
  model_spending: 'What models have cost on a day. About nobody.',
  deleted_accounts: 'Ids of accounts that are gone. An account that can export is not among them.',
};
