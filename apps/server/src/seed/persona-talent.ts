import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { Places } from '../adapters/places/port.ts';
import { PASSED, type ReviewedTalent } from './crowd.ts';
import { PERSONAS } from './persona.ts';
import { seedTalent, type TalentSource } from './talent.ts';

/** The number of the generated person that the persona talent@ replaces. */
export const PERSONA_NUMBER = 0;

/** The persona talent@, with a complete career that is written by hand. */
export async function personaTalent(source: TalentSource, places: Places): Promise<ReviewedTalent> {
  const generated = seedTalent(source, PERSONA_NUMBER);
  return {
    ...generated,
    gender: 'woman',
    email: PERSONAS.talent.email,
    profile: await personaProfile(source, places, generated.profile),
    aiReviewResponse: PASSED,
    // The widget that shows or hides a profile needs a passed human review.
    humanReviewResponse: { reviewStatus: 'pass', commentsMarkdown: '' },
    aiReviewCount: 3,
  };
}

async function personaProfile(
  { content, now }: TalentSource,
  places: Places,
  generated: TalentProfile,
): Promise<TalentProfile> {
  const { place, birthday, workExperiences, educationList, certifications, ...written } = content.persona;
  const today = new Date(now);
  const year = (ago: number) => today.getUTCFullYear() - ago;
  const month = (ago: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);
  const find = async (query: string) => {
    const [found] = await places.searchPlaces({ query, countryCode: 'IN', limit: 1 });
    if (!found?.locality) throw new Error(`The places do not know ${query}`);
    return found.locality;
  };
  return {
    ...generated,
    ...written,
    name: PERSONAS.talent.name,
    dobIsoDate: `${year(birthday.yearsAgo)}-${birthday.monthAndDay}`,
    locality: await find(place),
    workExperiences: await Promise.all(
      workExperiences.map(async ({ place: at, startMonthsAgo, endMonthsAgo, ...work }) => ({
        ...work,
        locality: at === undefined ? undefined : await find(at),
        tenure: {
          startIsoMonth: month(startMonthsAgo),
          endIsoMonth: endMonthsAgo === undefined ? undefined : month(endMonthsAgo),
          isCurrent: endMonthsAgo === undefined,
        },
        isInternship: false,
        isRemote: at === undefined,
      })),
    ),
    educationList: await Promise.all(
      educationList.map(async ({ place: at, start, end, ...study }) => ({
        ...study,
        locality: await find(at),
        tenure: {
          startIsoMonth: `${year(start.yearsAgo)}-${start.month}`,
          endIsoMonth: `${year(end.yearsAgo)}-${end.month}`,
          isCurrent: false,
        },
      })),
    ),
    certifications: certifications.map(({ issueMonthsAgo, ...certification }) => ({
      ...certification,
      issueIsoMonth: month(issueMonthsAgo),
      // A page that the local stand-in knows.
      credentialUrl: `https://certificates.example/${certification.credentialId}`,
    })),
  };
}
