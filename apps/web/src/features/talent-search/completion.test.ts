import { expect, test } from 'vitest';
import { completedText, markedName } from './completion.ts';

test.each([
  ['rea', 'React', 'React'],
  ['senior rea', 'React', 'senior React'],
  ['senior rea', 'Senior React Developer', 'Senior React Developer'],
  ['react  nat', 'React Native', 'React Native'],
  ['5 years exp in nod', 'Node.js', '5 years exp in Node.js'],
  ['in beng', 'Bengaluru', 'in Bengaluru'],
  ['dev', 'React Developer', 'React Developer'],
  ['sen rea', 'Senior React Developer', 'Senior React Developer'],
  ['5 years sen  rea', 'Senior React Developer', '5 years Senior React Developer'],
  ['bang', 'Bengaluru', 'Bengaluru'],
  ['react', 'React', 'React'],
  ['not angular rea', 'React', 'not angular React'],
  ['banglor', 'Bengaluru', 'Bengaluru'],
  ['near banglor', 'Bengaluru', 'near Bengaluru'],
  ['', 'React', 'React'],
])('“%s” and %s become “%s”', (typed, name, text) => {
  expect(completedText(typed, name)).toBe(text);
});

test.each([
  ['senior rea', 'React', '[Rea]ct'],
  ['senior rea', 'Senior React Developer', '[Senior] [Rea]ct Developer'],
  ['dev', 'React Developer', 'React [Dev]eloper'],
  ['banglor', 'Bengaluru', 'Bengaluru'],
  ['act', 'React', 'React'],
  ['sen rea', 'Senior React Developer', '[Sen]ior [Rea]ct Developer'],
  ['react  dev', 'React Developer', '[React] [Dev]eloper'],
])('“%s” in %s marks %s', (typed, name, marked) => {
  const pieces = markedName(typed, name);
  expect(pieces.map(({ text, isTyped }) => (isTyped ? `[${text}]` : text)).join('')).toBe(marked);
  expect(pieces.map(({ text }) => text).join('')).toBe(name);
});
