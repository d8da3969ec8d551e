/** What is wrong with a bad text. */
export const FAULTS = [
  'email',
  'phone',
  'link',
  'handle',
  'shouting',
  'offer',
  'instruction',
  'filler',
  'repetition',
  'abuse',
] as const;
export type Fault = (typeof FAULTS)[number];

/** The field that a text is written into. The rest of the record passes. */
export type JudgedField =
  | 'about'
  | 'duties'
  | 'project'
  | 'jobTitle'
  | 'skill'
  | 'suburb'
  | 'credentialId'
  | 'postTitle'
  | 'post'
  | 'companyName'
  | 'overview';

export type JudgedTexts = { readonly [Field in JudgedField]?: readonly string[] };
