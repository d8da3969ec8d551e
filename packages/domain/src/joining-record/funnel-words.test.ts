import { expect, test } from 'vitest';
import { FUNNEL_SENTENCES, funnelSentence, funnelShare } from './funnel-words.ts';

const counts = { invited: 8, answered: 5, met: 3, offered: 2, joined: 1 };

test('the funnel in words', () => {
  expect(funnelSentence(counts)).toBe('Of 8 invited, 5 answered, 3 met, 2 got an offer and 1 joined.');
  expect(funnelShare(counts, 'offered')).toBe('25%');
  expect(funnelShare({ ...counts, invited: 0 }, 'joined')).toBe('');
  expect(FUNNEL_SENTENCES.disputed(1)).toMatch(/^1 conversation with a disputed record counts as/);
  expect(FUNNEL_SENTENCES.disputed(3)).toMatch(/^3 conversations with a disputed record count as/);
});
