const TOOLS =
  '(?:technolog(?:y|ies)|tech(?:nical|nology)?\\s*stack|stack|tech|environment|tools?|skills?|languages?|frameworks?|platforms?|front[ -]?end|back[ -]?end|databases?|software)';
const TOOLS_LABEL = new RegExp(
  `^(?:(?:key|main|technical|software|programming|development|project)\\s+)?${TOOLS}(?:\\s*(?:&|and|/|,)\\s*${TOOLS})*(?:\\s+(?:used|set|involved|worked on|details))?\\s*(?::[-–]?|\\s[-–])\\s*(?=\\S)`,
  'i',
);
const OTHER_LABEL =
  /^(?:end[ -]?)?(?:clients?|customer|projects?|domain|team ?size|team strength|project duration)(?:\s*name)?\s*(?::|\s[-–])/i;

/** The list in a line such as "Tech stack: Go, Redis", without its label. */
export const toolsIn = (text: string): string | undefined =>
  TOOLS_LABEL.test(text) ? text.replace(TOOLS_LABEL, '') : undefined;

/** A labelled line within a job that names neither the job nor the company. */
export const isJobDetail = (text: string): boolean => toolsIn(text) !== undefined || OTHER_LABEL.test(text);

const BODY_LABEL =
  /^(roles?\s*(?:&|and)?\s*responsibilit(?:y|ies)|responsibilit(?:y|ies)|key\s+responsibilities|job\s+(?:description|profile|responsibilities)|description|key\s+achievements|achievements|contributions?|duties|highlights|key result areas?|kras?|job role|role|role description)\s*:?-?$/i;

/** "Responsibilities:" above a description. */
export const isBodyLabel = (text: string): boolean => BODY_LABEL.test(text.trim());
