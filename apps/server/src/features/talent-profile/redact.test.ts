import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactor } from './redact.ts';

describe('the redacted text', () => {
  test.each([
    ['Meera Iyer', 'I am Meera IYER, call me meera.', 'I am [Redacted] [Redacted], call me [Redacted].'],
    ['Meera Iyer', 'Iyerson and Meerabai are others.', 'Iyerson and Meerabai are others.'],
    ['मीरा अय्यर', 'मेरा नाम मीरा है, मीराबाई नहीं।', 'मेरा नाम [Redacted] है, मीराबाई नहीं।'],
    ['Keſha Rao', 'KESHA wrote it, not Keshav.', '[Redacted] wrote it, not Keshav.'],
    ['Kesha Rao', 'keſha wrote it.', '[Redacted] wrote it.'],
    ['A. K. Rao', 'A developer; Rao wrote it.', 'A developer; [Redacted] wrote it.'],
    ['Asha (Dev) Rao', 'Ask asha.', 'Ask [Redacted].'],
    ['X', 'Mail asha.rao@gmail.com or asha (at) rao (dot) in now', 'Mail [Redacted] or [Redacted] now'],
    ['X', 'Call +91 98765-43210 or 9876543210 or ९८७६५४३२१०', 'Call [Redacted] or [Redacted] or [Redacted]'],
    [
      'X',
      'From 2015-2019 and 2019 – 2023, 10,000,000 rows',
      'From 2015-2019 and 2019 – 2023, 10,000,000 rows',
    ],
    [
      'X',
      'See https://rao.page/x, www.rao.in and github.com/rao',
      'See [Redacted] [Redacted] and [Redacted]',
    ],
    [
      'X',
      'I post as @asha_codes, in Node.js and ASP.NET MVC',
      'I post as [Redacted], in Node.js and ASP.NET MVC',
    ],
  ])('of %s: %s', (name, text, seen) => {
    expect(redactor(name)(text)).toBe(seen);
  });

  test('never contains a word of the name', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgMEERA कखगा'), minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.array(word), (first, last, others) => {
        const name = `${first} ${last}`;
        const text = [first, ...others, last.toUpperCase()].join(' ');
        const seen = redactor(name)(text).replaceAll('[Redacted]', ' ').normalize('NFC').toLowerCase();
        const seenWords = seen.split(/[^\p{L}\p{M}\p{N}]+/u);
        for (const part of name.normalize('NFC').toLowerCase().split(/\s+/)) {
          if ([...part].length >= 2 && /^\p{L}/u.test(part)) expect(seenWords).not.toContain(part);
        }
      }),
    );
  });

  test('is produced in linear time', () => {
    for (const unit of ['a', 'a.', '1 ', 'a@', '@']) {
      const before = performance.now();
      redactor('Meera Iyer')(unit.repeat(4000));
      expect(performance.now() - before, unit).toBeLessThan(200);
    }
  });
});
