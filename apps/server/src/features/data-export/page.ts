import { escapeHtml } from '../../base/escape.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h1,h2{line-height:1.2}section{border-top:1px solid;margin-top:2rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:.5rem 0}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}ol{padding-left:1.5rem}`;

export type PagePart = { title: string; value: unknown };
export type PageLink = { title: string; path: string };

/** A page of an export, which any browser shows without a network. */
export const toPage = (title: string, parts: readonly PagePart[], links: readonly PageLink[] = []): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${links.length === 0 ? '' : `<ul>${links.map((link) => `<li><a href="${escapeHtml(link.path)}">${escapeHtml(link.title)}</a></li>`).join('')}</ul>`}
${parts.map((part) => `<section><h2>${escapeHtml(part.title)}</h2>${valueHtml(part.value)}</section>`).join('\n')}
</body></html>
`;

function valueHtml(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return escapeHtml(value.toISOString());
  if (Array.isArray(value)) {
    if (value.length === 0) return '<p>Nothing.</p>';
    if (value.length === 1) return valueHtml(value[0]);
    return `<ol>${value.map((one) => `<li>${valueHtml(one)}</li>`).join('')}</ol>`;
  }
  if (typeof value === 'object') {
    return `<dl>${Object.entries(value)
      .map(([name, one]) => `<dt>${escapeHtml(labelOf(name))}</dt><dd>${valueHtml(one)}</dd>`)
      .join('')}</dl>`;
  }
  return escapeHtml(typeof value === 'string' ? value : JSON.stringify(value));
}

/** "jobTitle" reads "Job title". */
const labelOf = (name: string) => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
