import type { MailContent, MailFrame, MailPart } from './content.ts';

/** A mail as text, for programs that show no HTML. */
export function toText({ heading, parts }: MailContent, { reason, stop }: MailFrame): string {
  const end =
    'sentence' in stop
      ? `${reason} ${stop.sentence}`
      : `${reason}\n${stop.label}: ${stop.url}\nAll settings: ${stop.settingsUrl}`;
  return `${[heading, ...parts.map(partText), `-- \nTalaash\n${end}`].join('\n\n')}\n`;
}

function partText(part: MailPart): string {
  if ('paragraph' in part) return part.paragraph;
  if ('note' in part) return part.note;
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n');
  if ('quote' in part) {
    const quoted = part.quote.replace(/^/gm, '> ');
    return part.by === undefined ? quoted : `${quoted}\n${part.by}`;
  }
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${part.button}:\n${part.url}`;
}
