import { escapeHtml } from '../base/escape.ts';
import { mailPage } from './page.ts';

type ListedMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
  calendar?: { method: string; content: string };
  sentIsoDateTimeUtc: string;
};

const STYLES = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif;color:#12151c;background:#fff}
body{margin:0 auto;max-width:760px;padding:32px 24px}
h1{font-size:22px;line-height:30px;margin:0;padding:0 0 12px;border-bottom:2px solid}
p{margin:12px 0}
article{padding:20px 0;border-bottom:1px solid #cfd3db}
h2{font-size:16px;line-height:24px;margin:0}
.facts{margin:0 0 8px;font-size:13px;color:#626977;overflow-wrap:anywhere}
ul{margin:0 0 8px;padding:0;list-style:none}
a{color:#453fcc;overflow-wrap:anywhere}
summary{cursor:pointer;font-size:13px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/20px ui-monospace,monospace}
@media (prefers-color-scheme:dark){:root{color:#eceef2;background:#0e1014}article{border-color:#363c47}.facts{color:#8e95a4}a{color:#a7a6ff}}`;

/** Every stored mail with its links, as a page without scripts. */
export const mailboxPage = (mails: readonly ListedMail[]): string =>
  mailPage({
    title: 'Mailbox',
    styles: STYLES,
    main: `<h1>Mailbox</h1>
<p><a href="/dev/mail/preview">Every kind of email, with example data</a></p>
${mails.length === 0 ? '<p>No emails yet. Every email that this installation sends appears here.</p>' : mails.map(entry).join('')}`,
  });

function entry({ id, to, subject, text, links, calendar, sentIsoDateTimeUtc }: ListedMail): string {
  const items = links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`);
  return `<article>
<h2><a href="/dev/mail/${encodeURIComponent(id)}">${escapeHtml(subject)}</a></h2>
<p class="facts">to ${escapeHtml(to)}, <time datetime="${sentIsoDateTimeUtc}">${sentIsoDateTimeUtc.replace('T', ' ').slice(0, 19)} UTC</time></p>
<ul>${items.join('')}</ul>
<details><summary>Text</summary><pre>${escapeHtml(text)}</pre></details>
${calendar ? `<details><summary>meeting.ics (${escapeHtml(calendar.method)})</summary><pre>${escapeHtml(calendar.content)}</pre></details>\n` : ''}</article>
`;
}
