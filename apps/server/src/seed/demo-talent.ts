import { PASSED, type ReviewedTalent } from './crowd.ts';
import { type SeededTalent, seedTalents, type TalentSource } from './talent.ts';
import { withWrittenTexts } from './written-text.ts';

/** The people of the demo, with the changes of the examples among them. */
export const demoTalents = (source: TalentSource, count: number): ReviewedTalent[] =>
  withWrittenTexts([...seedTalents(source, 0, count)], source).map((talent, number) =>
    asExample(talent, source, number),
  );

function asExample(talent: SeededTalent, source: TalentSource, number: number): ReviewedTalent {
  const example = source.content.examples.find((one) => one.number === number);
  if (!example) return { ...talent, aiReviewResponse: PASSED, aiReviewCount: 1 };
  const { gender, name, about, aboutAdded, openToWorkStatus } = example;
  const { aiReviewCount, failureReasons, humanReviewResponse, waitingHours } = example;
  const { profile } = talent;
  return {
    ...talent,
    gender: gender ?? talent.gender,
    aiReviewResponse: failureReasons ? { reviewStatus: 'fail', failureReasons, confidenceScore: 95 } : PASSED,
    ...(humanReviewResponse && { humanReviewResponse }),
    ...(waitingHours && { humanReviewWaitingSince: hoursBefore(source.now, waitingHours) }),
    aiReviewCount,
    profile: {
      ...profile,
      name: name ?? profile.name,
      about: about ?? [profile.about, aboutAdded].filter(Boolean).join(' '),
      openToWorkStatus,
    },
  };
}

export const hoursBefore = (now: number, hours: number): string =>
  new Date(now - hours * 60 * 60 * 1000).toISOString();
