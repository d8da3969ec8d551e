import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['jva developer', 'java'],
  ['sels executive', 'sales'],
  ['rect developer', 'react'],
  ['flsk developer', 'flask'],
])('a short word that has lost a vowel is read: %s', (text, right) => {
  expect(understand(text).corrections).toEqual([{ from: text.split(' ')[0], to: right }]);
});

test.each(['vite', 'odoo', 'miro', 'sip', 'gst', 'nod', 'mast', 'naav', 'sapna'])(
  'a short word that may be a name of its own is left as it is: %s',
  (word) => {
    expect(understand(`${word} developer`).corrections).toEqual([]);
  },
);

test.each([
  ['java bangalor', 'bengaluru'],
  ['java gurgao', 'gurugram'],
  ['java calcut', 'kolkata'],
])('a place that was typed by the start of another name than that of today: %s', (text, right) => {
  expect(understand(text).corrections).toEqual([{ from: text.split(' ')[1], to: right }]);
});

test.each(['java bombay', 'java chenn', 'java punj', 'java banga'])(
  'a place that is whole, begins as it is called or may become several is left as it is: %s',
  (text) => {
    expect(understand(text).corrections).toEqual([]);
  },
);
