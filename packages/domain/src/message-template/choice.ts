/** What a template is for. */
export const TEMPLATE_PURPOSES = ['invitation', 'followUp', 'message'] as const;
export type TemplatePurpose = (typeof TEMPLATE_PURPOSES)[number];

/** What a template can name, as it is written in braces: "{first name}". */
export const TEMPLATE_VARIABLES = [
  'first name',
  'full name',
  'job title',
  'job post',
  'pay range',
  'company',
  'sender name',
] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];
