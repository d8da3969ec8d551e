import type { TemplatePurpose } from '@talaash/domain/message-template/choice';
import type pg from 'pg';
import { messageTemplates } from '../db/schema/message-template.ts';
import { copyRows } from './copy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const TEMPLATES: readonly { purpose: TemplatePurpose; name: string; text: string }[] = [
  {
    purpose: 'invitation',
    name: 'First invitation',
    text: 'Hello {first name},\n\nwe are looking for somebody for {job post}, and your work as {job title} fits it well. The pay is {pay range}.\n\nWould you like to talk next week?\n\n{sender name}, {company}',
  },
  {
    purpose: 'followUp',
    name: 'Short reminder',
    text: 'Hello {first name}, did you have time to read my invitation for {job post}? A no is a good answer, too.',
  },
  {
    purpose: 'message',
    name: 'Dates for a first call',
    text: 'Thank you, {first name}. I can call you on Tuesday at 11:00 or on Thursday at 16:00, both in India. Which one is better?',
  },
];

/** The templates of the company of company@. */
export async function storeTemplates(
  client: pg.ClientBase,
  { companyId, now }: { companyId: string; now: number },
): Promise<void> {
  const at = new Date(now - 12 * DAY_MS).toISOString();
  await copyRows(
    client,
    messageTemplates,
    TEMPLATES.map((template, index) => ({
      messageTemplateId: `demo-template-${index + 1}`,
      companyId,
      ...template,
      createdIsoDateTimeUtc: at,
      updatedIsoDateTimeUtc: at,
    })),
  );
}
