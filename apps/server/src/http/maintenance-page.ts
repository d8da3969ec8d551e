import { MAINTENANCE_PAGE_SENTENCES } from '@talaash/domain/installation/words';

/** Replaces every page while the product is closed: no script, and nothing else to load. */
export const MAINTENANCE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${MAINTENANCE_PAGE_SENTENCES.title} · Talaash</title>
<style>
:root{color-scheme:light dark;--bg:#fff;--text:#12151c;--text-2:#565d6b;--line:#cfd3db;font:400 15px/1.6 "Geist Variable",system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{--bg:#0e1014;--text:#eceef2;--text-2:#a3a9b5;--line:#30353f}}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;background:var(--bg);color:var(--text)}
header,main,footer{box-sizing:border-box;width:100%;max-width:640px;margin-inline:auto;padding:24px}
header{font-weight:600;font-size:18px;border-bottom:1px solid var(--line)}
main{align-self:center}
h1{margin:0 0 12px;font-size:38px;line-height:1.15;letter-spacing:-.018em;font-weight:600}
p{margin:0;color:var(--text-2);max-width:66ch}
footer{font-size:13px;color:var(--text-2);border-top:1px solid var(--line)}
</style>
</head>
<body>
<header>Talaash</header>
<main>
<h1>${MAINTENANCE_PAGE_SENTENCES.title}</h1>
<p>${MAINTENANCE_PAGE_SENTENCES.text}</p>
</main>
<footer>Talaash means search. <span lang="hi">तलाश</span></footer>
</body>
</html>
`;
