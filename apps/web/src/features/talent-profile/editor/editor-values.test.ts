import { validate } from '@talaash/domain/base/schema';
import { TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import { expect, test } from 'vitest';
import { filledTalentProfile } from '../../../../../../packages/domain/test/filled.ts';
import { toEditorValues, typedOver } from './editor-values.ts';

/** What a save sends after something was typed. */
function sent(profile: Parameters<typeof typedOver>[0], typed: object = {}) {
  const checked = validate(TalentProfileDraft, { ...toEditorValues(profile, 'Meera'), ...typed });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return typedOver(profile, checked.value);
}

test('every field of a profile goes back as it was read', () => {
  expect(sent(filledTalentProfile)).toEqual(filledTalentProfile);
});

test('what is emptied is gone', () => {
  const emptied = sent(filledTalentProfile, { githubProfileUrl: '', resume: undefined });
  expect(emptied.githubProfileUrl).toBeUndefined();
  expect(emptied.resume).toBeUndefined();
});

test('a field that the page does not know yet goes back as it was read', () => {
  const newer = { ...filledTalentProfile, pronouns: 'she' };
  expect(sent(newer, { name: 'Meera Shah' })).toEqual({ ...newer, name: 'Meera Shah' });
});
