import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './later-script.ts';

test('scripts wait in a template at the end, and what a page looks like stays where it is', () => {
  const page = `<head><script src="/theme.js"></script><script type="module" crossorigin src="/a.js"></script>
<link rel="modulepreload" crossorigin href="/b.js"><link rel="stylesheet" href="/a.css"></head><body><h1>$&</h1></body>`;
  expect(scriptsAfterPaint(page)).toBe(`<head><script src="/theme.js"></script>
<link rel="stylesheet" href="/a.css"></head><body><h1>$&</h1><template id="scripts"><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js"></template></body>`);
});
