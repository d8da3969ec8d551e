import { MAILS, preferenceOf } from '@talaash/domain/mail/words';
import { escapeHtml } from '../base/escape.ts';
import { DARK_QUERY, type MailContent } from './content.ts';
import type { RenderedMail } from './render.ts';
import { mailPage } from './page.ts';

export const PREVIEW_MODES = ['light', 'dark'] as const;
export type PreviewMode = (typeof PREVIEW_MODES)[number];

type ListedPreview = { id: string; content: MailContent; mail: RenderedMail };

const STYLES = `
:root{font:15px/1.5 system-ui,sans-serif;color:#12151c;background:#fff}
body{margin:0 auto;max-width:1360px;padding:32px 24px}
h1{font-size:22px;line-height:30px;margin:0;padding:0 0 12px;border-bottom:2px solid}
article{padding:24px 0;border-bottom:1px solid #cfd3db}
h2{font-size:16px;line-height:24px;margin:0;overflow-wrap:anywhere}
p{margin:0 0 12px;font-size:13px;color:#626977}
div{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:16px}
iframe{width:100%;height:640px;border:1px solid #cfd3db;box-sizing:border-box}
a{color:#453fcc}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/20px ui-monospace,monospace}
summary{cursor:pointer;font-size:13px}`;

/** Every mail, light and dark beside each other, and as text. */
export const previewPage = (previews: readonly ListedPreview[]): string =>
  mailPage({
    title: 'Emails',
    styles: STYLES,
    main: `<h1>Every email, with example data</h1>
${previews.map(entry).join('')}`,
  });

function entry({ id, content: { name }, mail }: ListedPreview): string {
  const path = `/dev/mail/preview/${encodeURIComponent(id)}`;
  const frames = PREVIEW_MODES.map(
    (mode) =>
      `<iframe src="${path}?mode=${mode}" loading="lazy" title="${escapeHtml(`${mail.subject}, ${mode}`)}"></iframe>`,
  );
  const links = PREVIEW_MODES.map((mode) => `<a href="${path}?mode=${mode}">${mode}</a>`).join(' · ');
  const stops = preferenceOf(name) ?? 'nothing';
  return `<article id="${id}">
<h2>${escapeHtml(mail.subject)}</h2>
<p>${escapeHtml(name)}, kind ${MAILS[name].kind}, stopped by ${stops}. ${links}</p>
<div>${frames.join('')}</div>
<details><summary>Text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</article>
`;
}

/** A mail as programs in this mode show it, whatever the mode of this browser is. */
export const inMode = (html: string, mode: PreviewMode): string =>
  html.replace(DARK_QUERY, mode === 'dark' ? '@media all' : '@media not all');
