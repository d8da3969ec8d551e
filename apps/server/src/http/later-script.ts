const LOADING_SCRIPT = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * A page that arrives with its content loads its scripts after the first paint: before, they would compete with its styles and
 * pictures for the network. The first script, /theme.js, takes them out of the template.
 */
export function scriptsAfterPaint(html: string): string {
  const scripts = html.match(LOADING_SCRIPT) ?? [];
  return html
    .replace(LOADING_SCRIPT, '')
    .replace('</body>', () => `<template id="scripts">${scripts.join('')}</template></body>`);
}
