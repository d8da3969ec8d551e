import { escapeHtml } from './escape.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f5f8, #14161c); color: light-dark(#1b1e27, #eceef3) }
  main { margin: 1rem 0; box-sizing: border-box; width: min(100vw - 2rem, 26rem); padding: 1.5rem; border-radius: 12px; background: light-dark(#fff, #1d2029); border: 1px solid light-dark(#dcdfe6, #343947) }
  h1 { margin: 0 0 .5rem; font-size: 1.25rem }
  h2 { margin: 1.5rem 0 .25rem; font-size: 1rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 }
  dt { color: light-dark(#5a6172, #a7aebd) } dd { margin: 0; text-align: right; overflow-wrap: anywhere }
  form { display: grid; gap: .5rem }
  button { font: inherit; padding: .6rem; border-radius: 8px; border: 1px solid light-dark(#8a91a3, #737b8e); background: transparent; color: inherit; cursor: pointer }
  button.primary { background: light-dark(#4d46c6, #a9a4ff); border-color: transparent; color: light-dark(#fff, #14161c); font-weight: 600 }
  label { font-weight: 600 }
  input { font: inherit; padding: .6rem; border-radius: 8px; border: 1px solid light-dark(#8a91a3, #737b8e); background: transparent; color: inherit }
  a { color: light-dark(#4d46c6, #a9a4ff) }
  [role=alert] { padding: .5rem .75rem; border-radius: 8px; background: light-dark(#fdeceb, #45211f) }
`;

/** A page of a local stand-in: plain, without scripts. The body is HTML. */
export const standInPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`;
