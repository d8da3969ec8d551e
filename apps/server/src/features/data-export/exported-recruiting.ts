import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { apiKeyChanges, apiKeys } from '../../db/schema/api-key.ts';
import {
  trackedApplications,
  trackingConnections,
  trackingJobs,
} from '../../db/schema/applicant-tracking.ts';
import { connectedPrograms } from '../../db/schema/connected-program.ts';
import { followUps } from '../../db/schema/follow-up.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { messageTemplates } from '../../db/schema/message-template.ts';
import { pipelineEntries, pipelineMoves, pipelines } from '../../db/schema/pipeline.ts';
import { savedSearches } from '../../db/schema/saved-search.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { contactOwners, talentNotes, talentReminders, talentTags } from '../../db/schema/talent-record.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import { isShieldedFrom } from '../../db/visibility.ts';
import { type Exported, type ExportedNoun, noun, ofCompany, ofTalent } from './exported-noun.ts';

/** Without those who hide from the company: next to its lists, the export would name them. */
const ofListed =
  (table: { companyId: PgColumn; talentId: PgColumn }) =>
  (exported: Exported): SQL =>
    sql`(${ofCompany(table)(exported)} and not ${isShieldedFrom(exported.companyId ?? '', table.talentId)})`;

/** What the members of a company keep to recruit. */
export const EXPORTED_RECRUITING: Record<string, ExportedNoun> = {
  pipeline_entries: noun('Pipeline', pipelineEntries, ofListed(pipelineEntries)),
  pipeline_moves: noun('Moves in the pipeline', pipelineMoves, ofListed(pipelineMoves)),
  pipelines: noun('Stages of the pipeline', pipelines, ofCompany(pipelines)),
  shortlisted_profiles: noun('Shortlist', shortlistedProfiles, ofListed(shortlistedProfiles)),
  hidden_profiles: noun('Hidden profiles', hiddenProfiles, ofListed(hiddenProfiles)),
  talent_notes: noun('Notes about people', talentNotes, ofListed(talentNotes)),
  talent_tags: noun('Tags of people', talentTags, ofListed(talentTags)),
  talent_reminders: noun('Reminders about people', talentReminders, ofListed(talentReminders)),
  contact_owners: noun('Who is in contact with whom', contactOwners, ofListed(contactOwners)),
  saved_searches: noun('Saved searches', savedSearches, ofCompany(savedSearches)),
  follow_ups: noun('Follow-ups', followUps, ofCompany(followUps)),
  message_templates: noun('Message templates', messageTemplates, ofCompany(messageTemplates)),
  tracking_connections: noun(
    'Applicant tracking system',
    trackingConnections,
    ofCompany(trackingConnections),
    ({ credentials: _secret, hookSecret: _hook, hookId: _id, ...connection }) => connection,
  ),
  tracking_jobs: noun('Jobs of the applicant tracking system', trackingJobs, ofCompany(trackingJobs)),
  tracked_applications: noun('People in applicant tracking systems', trackedApplications, (exported) =>
    exported.talentId === null
      ? ofListed(trackedApplications)(exported)
      : ofTalent(trackedApplications)(exported),
  ),
  api_keys: noun('API keys', apiKeys, ofCompany(apiKeys)),
  connected_programs: noun('Connected programs', connectedPrograms, ofCompany(connectedPrograms)),
  api_key_changes: noun('Changes of API keys', apiKeyChanges, ofCompany(apiKeyChanges)),
  webhook_endpoints: noun('Webhooks', webhookEndpoints, ofCompany(webhookEndpoints)),
  webhook_deliveries: noun(
    'Deliveries to webhooks',
    webhookDeliveries,
    ofCompany(webhookDeliveries),
    ({ eventId: _number, claim: _claim, ...delivery }) => delivery,
  ),
};
