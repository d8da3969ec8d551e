import { escapeHtml } from '../base/escape.ts';

const PAGE = '/api/v1/docs';

/** The addresses of the documentation of the API. */
export const DOCS = {
  page: PAGE,
  assets: `${PAGE}/assets/`,
  mode: `${PAGE}/mode.js`,
  start: `${PAGE}/start.js`,
  styles: `${PAGE}/docs.css`,
} as const;

/** A page of the documentation of the API. */
export const docsPage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Talaash</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<script src="${DOCS.mode}"></script>
<link rel="stylesheet" href="${DOCS.styles}">
</head>
<body>
<header class="top"><strong>Talaash API</strong><a href="/">Back to Home</a></header>
<main id="docs">${content}</main>
</body>
</html>
`;
