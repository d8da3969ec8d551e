import { z } from '@talaash/domain/base/schema';
import { type Audience, type Reader, TALENT_PROFILE_AUDIENCE } from '@talaash/domain/talent-profile/audience';
import { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { filledTalentProfile } from '../../domain/test/filled.ts';
import type { FullTalentProfileView, RedactedTalentProfileView, TalentCard } from './talent-profile.ts';
import { shownTo } from './view.ts';

/** The filled profile without the fields that the reader does not get, written apart from the code under test. */
function shownIn(value: unknown, table: Audience | undefined, to: Reader): unknown {
  if (Array.isArray(value)) return value.map((entry) => shownIn(entry, table, to));
  if (typeof value !== 'object' || value === null || !table) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => table[field]?.[to] !== 'refused')
      .map(([field, part]) => [field, shownIn(part, table[field]?.parts, to)]),
  );
}

describe.each<Reader>(['company', 'guest'])('the view of a %s', (to) => {
  const View = z.strictObject(shownTo(to, TALENT_PROFILE_AUDIENCE, TalentProfile));
  const shown = shownIn(filledTalentProfile, TALENT_PROFILE_AUDIENCE, to) as Record<string, unknown>;

  test('has every field and part that the table shows, and no other', () => {
    expect(View.parse(shown)).toEqual(shown);
    const [experience] = filledTalentProfile.workExperiences;
    for (const other of [
      filledTalentProfile,
      { ...shown, locality: filledTalentProfile.locality },
      { ...shown, workExperiences: [experience] },
    ])
      expect(View.safeParse(other).success).toBe(false);
    for (const field of ['about', 'skills', 'locality']) {
      const { [field]: _missing, ...rest } = shown;
      expect(View.safeParse(rest).success, field).toBe(false);
    }
  });

  test('allows texts of any length and optional fields that are absent, but no other kind of value', () => {
    const { resume: _, profilePicture: __, ...rest } = shown;
    expect(View.safeParse({ ...rest, about: '', jobTitle: 'x'.repeat(5000) }).success).toBe(true);
    for (const other of [{ about: 1 }, { skills: 'x' }, { englishFluency: 'some' }])
      expect(View.safeParse({ ...shown, ...other }).success).toBe(false);
  });
});

test('the type of a view follows the table', () => {
  expectTypeOf<FullTalentProfileView['name']>().toEqualTypeOf<string>();
  expectTypeOf<FullTalentProfileView>().not.toHaveProperty('createdIsoDateTimeUtc');
  expectTypeOf<RedactedTalentProfileView>().not.toHaveProperty('name');
  expectTypeOf<RedactedTalentProfileView['locality']>().not.toHaveProperty('geoPoint');
  expectTypeOf<FullTalentProfileView['personalProjects'][number]['url']>().toEqualTypeOf<string>();
  expectTypeOf<RedactedTalentProfileView['personalProjects'][number]>().not.toHaveProperty('url');
  expectTypeOf<FullTalentProfileView['profilePicture']>().extract<object>().not.toHaveProperty('path');
  expectTypeOf<Extract<TalentCard, { isRedacted: true }>>().not.toHaveProperty('about');
});
