import { validate } from '@talaash/domain/base/schema';
import { TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import { expect, test } from 'vitest';
import { filledTalentProfile } from '../../../../../../packages/domain/test/filled.ts';
import { toEditorValues, typedOver } from './editor-values.ts';

/** The values that a save sends after `typed` was typed. */
function sent(profile: Parameters<typeof typedOver>[0], typed: object = {}) {
  const checked = validate(TalentProfileDraft, { ...toEditorValues(profile, 'Meera'), ...typed });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return typedOver(profile, checked.value);
}

test('a save without changes sends every field as loaded', () => {
  expect(sent(filledTalentProfile)).toEqual(filledTalentProfile);
});

test('an emptied field is not sent', () => {
  const emptied = sent(filledTalentProfile, { githubProfileUrl: '', resume: undefined });
  expect(emptied.githubProfileUrl).toBeUndefined();
  expect(emptied.resume).toBeUndefined();
});

test('a field unknown to the page is sent as loaded', () => {
  const newer = { ...filledTalentProfile, pronouns: 'she' };
  expect(sent(newer, { name: 'Meera Shah' })).toEqual({ ...newer, name: 'Meera Shah' });
});
