import { messageTemplateRefusal } from '@talaash/domain/message-template/rule';
import type { MessageTemplateDraft } from '@talaash/domain/message-template/schema';
import { MESSAGE_TEMPLATE_SENTENCES } from '@talaash/domain/message-template/words';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { nextVersion } from '../../call/version.ts';
import type { Tx } from '../../db/client.ts';
import { messageTemplates } from '../../db/schema/message-template.ts';
import { record } from '../../events/record.ts';
import {
  isOwn,
  listMessageTemplates,
  lockMessageTemplates,
  type MessageTemplateRow,
  type OwnMessageTemplate,
} from './queries.ts';

type Saver = { companyId: string; uid: string };

/**
 * Saves a new template, or changes one. Throws NOT_FOUND for another company's template, VALIDATION_FAILED for a duplicate name or
 * an unknown variable, and BUSINESS_RULE_VIOLATION beyond the limit.
 */
export async function saveMessageTemplate(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { companyId, uid }: Saver,
  { key, purpose, name, text }: MessageTemplateDraft,
): Promise<MessageTemplateRow> {
  const messageTemplateId = key?.messageTemplateId ?? newRecordId();
  const own = { companyId, messageTemplateId };
  return events.transaction(async (tx) => {
    await lockMessageTemplates(tx, companyId);
    const stored = key ? await requireOwn(tx, own) : undefined;
    const others = await listMessageTemplates(tx, companyId, messageTemplateId);
    const refused = messageTemplateRefusal(others, { name, text, isNew: stored === undefined });
    if (refused?.field) throw validationRefusal({ [`messageTemplate.${refused.field}`]: refused.message });
    if (refused) throw refusal('BUSINESS_RULE_VIOLATION', refused.message);
    const updatedIsoDateTimeUtc = nextVersion(now(), stored);
    const columns = { purpose, name, text, updatedIsoDateTimeUtc };
    const [saved] = await tx
      .insert(messageTemplates)
      .values({ ...own, ...columns, createdIsoDateTimeUtc: updatedIsoDateTimeUtc })
      .onConflictDoUpdate({ target: messageTemplates.messageTemplateId, set: columns })
      .returning();
    if (!saved) throw new Error(`The template ${messageTemplateId} was not stored.`);
    await record(tx, { kind: 'messageTemplate.changed', actorUid: uid, companyId });
    return saved;
  });
}

/** Deletes a template. @throws NOT_FOUND for another company's */
export async function deleteMessageTemplate(
  { events }: Pick<Deps, 'events'>,
  { uid, ...own }: OwnMessageTemplate & { uid: string },
): Promise<void> {
  await events.transaction(async (tx) => {
    await requireOwn(tx, own);
    await tx.delete(messageTemplates).where(isOwn(own));
    await record(tx, { kind: 'messageTemplate.changed', actorUid: uid, companyId: own.companyId });
  });
}

async function requireOwn(tx: Tx, own: OwnMessageTemplate): Promise<MessageTemplateRow> {
  const [stored] = await tx.select().from(messageTemplates).where(isOwn(own)).for('update');
  if (!stored) throw refusal('NOT_FOUND', MESSAGE_TEMPLATE_SENTENCES.notFound);
  return stored;
}
