import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { messageTemplates } from '../../db/schema/message-template.ts';

export type MessageTemplateRow = typeof messageTemplates.$inferSelect;

export type OwnMessageTemplate = { companyId: string; messageTemplateId: string };

export const isOwn = ({ companyId, messageTemplateId }: OwnMessageTemplate) =>
  and(eq(messageTemplates.messageTemplateId, messageTemplateId), eq(messageTemplates.companyId, companyId));

/** The company's templates, by name. */
export const listMessageTemplates = (
  db: Pick<Db, 'select'>,
  companyId: string,
  exceptId = '',
): Promise<MessageTemplateRow[]> =>
  db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.companyId, companyId), ne(messageTemplates.messageTemplateId, exceptId)))
    .orderBy(asc(messageTemplates.name), asc(messageTemplates.messageTemplateId));

/** Locks the company's templates until the transaction ends, so that their limit is exact on any number of nodes. */
export async function lockMessageTemplates(tx: Tx, companyId: string): Promise<void> {
  await tx
    .select({ companyId: companies.companyId })
    .from(companies)
    .where(eq(companies.companyId, companyId))
    .for('no key update');
}
