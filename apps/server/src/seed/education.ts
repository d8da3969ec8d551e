import type { Studies } from './content/person-schema.ts';
import type { Random } from './random.ts';

export type Study = { course: string; university: string; years: number };

/** One or two degrees, the first one first. */
export function chooseStudies(random: Random, studies: Studies, isDesigner: boolean, town: string): Study[] {
  const faculty = isDesigner && random.chance(0.7) ? studies.design : studies.technical;
  const first = random.pickWeighted(faculty.firstDegrees);
  const degrees = [first];
  if (random.chance(first.secondDegreeShare)) degrees.push(random.pickWeighted(faculty.secondDegrees));
  return degrees.map(({ course, years }) => {
    const college = random.pick(faculty.colleges);
    const university = random.chance(0.15)
      ? `${town} ${college}`
      : `${random.pick(studies.patrons)} ${college}, ${town}`;
    return { course, years, university };
  });
}
