import type { TemplatePurpose, TemplateVariable } from './choice.ts';
import { TEMPLATES_MAX } from './limit.ts';
import type { LeftVariable } from './variable.ts';

export const TEMPLATE_PURPOSE_LABELS: Record<TemplatePurpose, string> = {
  invitation: 'Invitation',
  followUp: 'Follow-up',
  message: 'Message',
};

/** What each variable stands for. */
export const TEMPLATE_VARIABLE_HINTS: Record<TemplateVariable, string> = {
  'first name': 'The person’s first name',
  'full name': 'The person’s full name',
  'job title': 'The person’s own job title',
  'job post': 'The title of your job post',
  'pay range': 'The pay that your job post states',
  company: 'The name of your company',
  'sender name': 'The name of the colleague who sends it',
};

/** Why a variable has no value. */
const EMPTY_REASONS: Record<TemplateVariable, string> = {
  'first name': 'this person’s name is not shown',
  'full name': 'this person’s name is not shown',
  'job title': 'this person’s job title is not shown',
  'job post': 'there is no job post',
  'pay range': 'the job post states no pay',
  company: 'your company has no name yet',
  'sender name': 'your account has no name yet',
};

const listOf = (left: readonly LeftVariable[]): string =>
  new Intl.ListFormat('en').format(left.map(({ written }) => written));

/** Under a text that would be sent with words in braces. */
export function leftVariablesSentence(left: readonly LeftVariable[]): string {
  const [one] = left;
  if (one === undefined) return '';
  if (left.length > 1) return `Replace ${listOf(left)} with your own words.`;
  const { written, variable } = one;
  const reason = variable === undefined ? 'it is not a variable' : EMPTY_REASONS[variable];
  return `Replace ${written} with your own words: ${reason}.`;
}

export const unknownVariablesSentence = (unknown: readonly LeftVariable[]): string =>
  `${listOf(unknown)} ${unknown.length === 1 ? 'is not a variable' : 'are not variables'}. Choose one from the list.`;

export const MESSAGE_TEMPLATE_SENTENCES = {
  subtitle: 'Texts for invitations, follow-ups and messages. You read each one before it is sent.',
  none: 'No templates yet',
  noneHint: 'Your texts appear here. Write the first one and use it in an invitation.',
  notFound: 'Cannot find this template. A colleague may have deleted it.',
  full: `You have ${TEMPLATES_MAX} templates, which is the limit. Delete one to save another.`,
  nameTaken: 'You already have a template with this name.',
  variables: 'Variables are filled in when you use the template.',
  saved: 'Template saved.',
  deleted: 'Template deleted.',
  saveFailed: 'The template was not saved. Please try again.',
  deleteFailed: 'The template was not deleted. Please try again.',
} as const;
