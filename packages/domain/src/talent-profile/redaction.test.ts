import { expect, test } from 'vitest';
import { type RedactionFacts, redactionSentence } from './redaction.ts';
import { REDACTION_SENTENCES } from './words.ts';

test.each<[RedactionFacts, keyof typeof REDACTION_SENTENCES]>([
  [{}, 'anonymous'],
  [{ invitationStatus: 'Pending' }, 'invited'],
  [{ invitationStatus: 'Rejected' }, 'anonymous'],
  [{ isThreadEnded: true }, 'ended'],
  [{ isThreadEnded: true, invitationStatus: 'Pending' }, 'ended'],
  [{ isThreadEnded: true, invitationStatus: 'Accepted' }, 'ended'],
])('an approved company that sees a profile with %j as guests do reads the sentence "%s"', (facts, kind) => {
  expect(redactionSentence(facts)).toBe(REDACTION_SENTENCES[kind]);
});
