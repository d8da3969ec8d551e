import { escapeHtml } from '../base/escape.ts';

/** A piece of a mail, in plain text; the layout escapes it. */
export type MailPart =
  | { paragraph: string }
  /** What somebody wrote, line breaks kept. */
  | { quote: string; by?: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** The mail's one action. */
  | { button: string; url: string }
  | { note: string };

export type MailContent = {
  subject: string;
  /** The preview that mail programs show after the subject. */
  preheader: string;
  heading: string;
  parts: readonly MailPart[];
  /** Why the reader gets this mail. */
  reason: string;
  /** Where the reader stops mails of this kind; absent for mails about the account itself. */
  unsubscribeUrl?: string;
  /** The public origin. */
  baseUrl: string;
};

export type RenderedMail = { subject: string; html: string; text: string };

/**
 * A mail as HTML and as text, with the same content. The HTML uses tables and inline styles, because many mail programs
 * understand nothing else. The style sheet adds a dark mode for those that support it.
 */
export function renderMail(content: MailContent): RenderedMail {
  // A line break in a subject would begin another header.
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  return { subject, html: toHtml({ ...content, subject }), text: toText(content) };
}

const FONT = "font-family:'Geist','Helvetica Neue',Helvetica,Arial,sans-serif";
const TEXT = `${FONT};color:#12151c`;
const BODY = `${FONT};margin:0 0 16px;font-size:16px;line-height:26px;color:#454b58`;
const SMALL = `${FONT};font-size:13px;line-height:20px;color:#626977`;

const DARK_STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0e1014!important}
.strong{color:#eceef2!important}
.body{color:#b5bbc7!important}
.small{color:#8e95a4!important}
.rule{border-color:#363c47!important}
.link{color:#a7a6ff!important}
.button{background:#625de6!important}
}
@media (max-width:599px){.sheet{padding:24px 16px!important}.button a{display:block!important}}`;

function toHtml({
  subject,
  preheader,
  heading,
  parts,
  reason,
  unsubscribeUrl,
  baseUrl,
}: MailContent): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#ffffff">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preheader)}${'&#847; '.repeat(60)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#ffffff">
<tr><td align="center" class="sheet" style="padding:40px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="rule" style="padding:0 0 12px;border-bottom:2px solid #12151c">
<a class="strong" href="${escapeHtml(baseUrl)}" style="${TEXT};font-size:18px;font-weight:700;letter-spacing:-.01em;text-decoration:none">Talaash</a>
</td></tr>
<tr><td style="padding:28px 0 12px">
<h1 class="strong" style="${TEXT};margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.01em">${escapeHtml(heading)}</h1>
${parts.map(partHtml).join('\n')}
</td></tr>
<tr><td class="rule" style="padding:16px 0 0;border-top:1px solid #cfd3db">
<p class="small" style="${SMALL};margin:0">${escapeHtml(reason)}${unsubscribeUrl === undefined ? '' : ` <a class="link" href="${escapeHtml(unsubscribeUrl)}" style="color:#453fcc">Unsubscribe</a>`}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function partHtml(part: MailPart): string {
  if ('paragraph' in part) return `<p class="body" style="${BODY}">${lines(part.paragraph)}</p>`;
  if ('note' in part) return `<p class="small" style="${SMALL};margin:0 0 16px">${lines(part.note)}</p>`;
  if ('quote' in part) {
    const by =
      part.by === undefined ? '' : `<br><span class="small" style="${SMALL}">${escapeHtml(part.by)}</span>`;
    return `<blockquote class="body rule" style="${BODY};padding:0 0 0 16px;border-left:2px solid #cfd3db">${lines(part.quote)}${by}</blockquote>`;
  }
  if ('facts' in part) {
    const rows = part.facts.map(
      ([label, value]) =>
        `<tr><td class="small" style="${SMALL};padding:4px 20px 4px 0;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td><td class="strong" style="${TEXT};padding:4px 0;font-size:15px;line-height:22px;overflow-wrap:anywhere">${lines(value)}</td></tr>`,
    );
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}</table>`;
  }
  const url = escapeHtml(part.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td class="button" style="border-radius:6px;background:#4b45d6"><a href="${url}" style="${FONT};display:inline-block;padding:12px 22px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;text-align:center">${escapeHtml(part.button)}</a></td></tr></table>
<p class="small" style="${SMALL};margin:0 0 16px">If the button does not open, copy this address into your browser:<br><a class="link" href="${url}" style="color:#453fcc;word-break:break-all">${url}</a></p>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function toText({ heading, parts, reason, unsubscribeUrl }: MailContent): string {
  const footer = unsubscribeUrl === undefined ? reason : `${reason}\nUnsubscribe: ${unsubscribeUrl}`;
  return `${[heading, ...parts.map(partText), `-- \nTalaash\n${footer}`].join('\n\n')}\n`;
}

function partText(part: MailPart): string {
  if ('paragraph' in part) return part.paragraph;
  if ('note' in part) return part.note;
  if ('quote' in part) {
    const quoted = part.quote.replace(/^/gm, '> ');
    return part.by === undefined ? quoted : `${quoted}\n${part.by}`;
  }
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${part.button}:\n${part.url}`;
}
