import { type CSSProperties, createElement as h, Fragment, type ReactElement, type ReactNode } from 'react';
import { DARK_QUERY, type MailContent, type MailFrame, type MailPart } from './content.ts';

const FONT = "'Geist','Helvetica Neue',Helvetica,Arial,sans-serif";
const INK = '#12151c';
const LINK = '#453fcc';
const LINE = '#cfd3db';

const STRONG: CSSProperties = { fontFamily: FONT, color: INK };
const BODY: CSSProperties = {
  fontFamily: FONT,
  margin: '0 0 16px',
  fontSize: 15,
  lineHeight: '24px',
  color: '#454b58',
};
const SMALL: CSSProperties = { fontFamily: FONT, fontSize: 13, lineHeight: '20px', color: '#626977' };

/** The dark mode for mail programs that support it, and less room at the sides of a phone. */
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
${DARK_QUERY}{
.page{background:#0e1014!important}
.sheet{background:#15181e!important;border-color:#2a2f38!important}
.strong{color:#eceef2!important}
.body{color:#b5bbc7!important}
.small{color:#8e95a4!important}
.rule{border-color:#363c47!important}
.link{color:#a7a6ff!important}
.button{background:#625de6!important}
}
@media (max-width:599px){.page-cell{padding:0!important}.sheet-cell{padding:28px 20px!important}}`;

/**
 * A mail as a document. It uses tables and inline styles, because many mail programs understand nothing else, and no
 * pictures, because many load none. What people wrote comes in as text only, which the renderer escapes.
 */
export function mailDocument(content: MailContent, frame: MailFrame): ReactElement {
  const { subject, preheader } = content;
  return h(
    'html',
    { lang: 'en', dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: STYLES } }),
    ),
    h(
      'body',
      { className: 'page', style: { margin: 0, padding: 0, background: '#f5f6f8' } },
      h(
        'div',
        { style: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 } },
        // The joiners keep programs from filling the preview with what follows.
        `${preheader}${'\u034f '.repeat(60)}`,
      ),
      table(
        { className: 'page', width: '100%', style: { background: '#f5f6f8' } },
        h(
          'td',
          { align: 'center', className: 'page-cell', style: { padding: '24px 12px' } },
          table(
            {
              className: 'sheet',
              width: '100%',
              style: {
                maxWidth: 600,
                textAlign: 'left',
                background: '#ffffff',
                border: '1px solid #e3e6eb',
                borderCollapse: 'separate',
              },
            },
            h('td', { className: 'sheet-cell', style: { padding: 40 } }, sheet(content, frame)),
          ),
        ),
      ),
    ),
  );
}

type TableProps = { className?: string; width?: string; style?: CSSProperties };

/** A table of one row, which screen readers pass over. */
const table = (props: TableProps, ...cells: ReactNode[]) =>
  h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...props },
    h('tbody', null, h('tr', null, ...cells)),
  );

const sheet = ({ heading, parts }: MailContent, frame: MailFrame) =>
  h(
    Fragment,
    null,
    h(
      'p',
      {
        className: 'rule',
        style: { margin: '0 0 28px', padding: '0 0 16px', borderBottom: `1px solid ${LINE}` },
      },
      h(
        'a',
        {
          className: 'strong',
          href: frame.baseUrl,
          style: { ...STRONG, fontSize: 20, fontWeight: 700, textDecoration: 'none' },
        },
        'Talaash',
      ),
    ),
    h(
      'h1',
      {
        className: 'strong',
        style: {
          ...STRONG,
          margin: '0 0 16px',
          fontSize: 26,
          lineHeight: '32px',
          fontWeight: 600,
          overflowWrap: 'anywhere',
        },
      },
      heading,
    ),
    ...parts.map((part, index) => h(Fragment, { key: index }, partElement(part))),
    foot(frame),
  );

function partElement(part: MailPart): ReactElement {
  if ('paragraph' in part) return h('p', { className: 'body', style: BODY }, lines(part.paragraph));
  if ('note' in part)
    return h('p', { className: 'small', style: { ...SMALL, margin: '0 0 16px' } }, lines(part.note));
  if ('quote' in part) return quote(part);
  if ('facts' in part) return facts(part.facts);
  if ('list' in part)
    return h(
      'ul',
      { className: 'body', style: { ...BODY, paddingLeft: 20 } },
      part.list.map((item, index) => h('li', { key: index, style: { margin: '0 0 6px' } }, lines(item))),
    );
  return button(part);
}

const quote = ({ quote: text, by }: Extract<MailPart, { quote: string }>) =>
  h(
    'blockquote',
    {
      className: 'body rule',
      style: { ...BODY, padding: '0 0 0 16px', borderLeft: `2px solid ${LINE}`, overflowWrap: 'anywhere' },
    },
    lines(text),
    by === undefined ? null : h(Fragment, null, h('br'), h('span', { className: 'small', style: SMALL }, by)),
  );

const facts = (rows: Extract<MailPart, { facts: unknown }>['facts']) =>
  h(
    'table',
    {
      role: 'presentation',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { margin: '0 0 20px' },
    },
    h(
      'tbody',
      null,
      rows.map(([label, value], index) => {
        const edge = {
          padding: '8px 0',
          borderBottom: `1px solid ${LINE}`,
          ...(index === 0 ? { borderTop: `1px solid ${LINE}` } : {}),
        };
        return h(
          'tr',
          { key: index },
          h(
            'td',
            {
              className: 'small rule',
              width: 128,
              style: { ...SMALL, ...edge, paddingRight: 16, verticalAlign: 'top', overflowWrap: 'anywhere' },
            },
            label,
          ),
          h(
            'td',
            {
              className: 'strong rule',
              style: {
                ...STRONG,
                ...edge,
                fontSize: 15,
                lineHeight: '20px',
                fontWeight: 600,
                overflowWrap: 'anywhere',
              },
            },
            lines(value),
          ),
        );
      }),
    ),
  );

const button = ({ button: label, url }: Extract<MailPart, { button: string }>) =>
  h(
    Fragment,
    null,
    table(
      { width: '100%', style: { margin: '8px 0 16px' } },
      h(
        'td',
        { className: 'button', align: 'center', style: { borderRadius: 6, background: '#4b45d6' } },
        h(
          'a',
          {
            href: url,
            style: {
              fontFamily: FONT,
              display: 'block',
              padding: 12,
              fontSize: 15,
              lineHeight: '20px',
              fontWeight: 600,
              color: '#ffffff',
              textDecoration: 'none',
              textAlign: 'center',
            },
          },
          label,
        ),
      ),
    ),
    h(
      'p',
      { className: 'small', style: { ...SMALL, margin: '0 0 16px' } },
      'If the button does not work, copy this address into your browser:',
      h('br'),
      h('a', { className: 'link', href: url, style: { color: LINK, wordBreak: 'break-all' } }, url),
    ),
  );

function foot({ reason, stop }: MailFrame): ReactElement {
  const style: CSSProperties = {
    ...SMALL,
    margin: '24px 0 0',
    padding: '16px 0 0',
    borderTop: `1px solid ${LINE}`,
  };
  if ('sentence' in stop) return h('p', { className: 'small rule', style }, `${reason} ${stop.sentence}`);
  const link = (label: string, url: string) =>
    h('a', { className: 'link', href: url, style: { color: LINK } }, label);
  return h(
    'p',
    { className: 'small rule', style },
    reason,
    h('br'),
    link(stop.label, stop.url),
    ' · ',
    link('All settings', stop.settingsUrl),
  );
}

/** A text whose line breaks are kept. */
const lines = (text: string): ReactNode[] =>
  text.split('\n').map((line, index) => h(Fragment, { key: index }, index === 0 ? null : h('br'), line));
