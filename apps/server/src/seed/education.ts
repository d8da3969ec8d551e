import type { Random } from './random.ts';

const PATRONS = [
  'Vidya Sagar',
  'Saraswati',
  'Sri Venkateshwara',
  'Rani Ahilya',
  'Lala Hansraj',
  'Swami Keshavanand',
  'St. Agnes',
  'St. Berchmans',
  'Guru Angad',
  'Maharana Udai',
  'Chhatrapati',
  'Kasturi',
  'Jnana Deepa',
  'Sharada',
  'Nalanda',
  'Bhaskaracharya',
  'Aryavarta',
  'Baba Farid',
  'Netaji',
  'Rabindra',
  'Sardar Vallabh',
  'Loyola',
  'Crescent',
  'Al-Falah',
  'Mar Gregorios',
  'Sri Ramana',
  'Acharya Kanada',
  'Gargi',
  'Maitreyi',
  'Tagore',
  'Panini',
  'Srinivasa',
  'Vivekananda',
] as const;

const COLLEGES = [
  'Institute of Technology',
  'College of Engineering',
  'Engineering College',
  'University',
  'Institute of Science and Technology',
  'College of Engineering and Technology',
  'Technical University',
] as const;

const DESIGN_COLLEGES = [
  'Institute of Design',
  'College of Fine Arts',
  'School of Design',
  'Academy of Applied Arts',
] as const;

type Degree = { weight: number; course: string; years: number };

const FIRST_DEGREES: readonly Degree[] = [
  { weight: 30, course: 'B.Tech in Computer Science and Engineering', years: 4 },
  { weight: 12, course: 'B.Tech in Information Technology', years: 4 },
  { weight: 16, course: 'B.E. in Computer Science', years: 4 },
  { weight: 10, course: 'B.E. in Electronics and Communication', years: 4 },
  { weight: 5, course: 'B.Tech in Mechanical Engineering', years: 4 },
  { weight: 4, course: 'B.Tech in Electrical Engineering', years: 4 },
  { weight: 14, course: 'Bachelor of Computer Applications', years: 3 },
  { weight: 8, course: 'B.Sc. in Computer Science', years: 3 },
  { weight: 3, course: 'B.Sc. in Statistics', years: 3 },
  { weight: 2, course: 'B.Com with Computer Applications', years: 3 },
];

const DESIGN_DEGREES: readonly Degree[] = [
  { weight: 10, course: 'Bachelor of Design in Interaction Design', years: 4 },
  { weight: 8, course: 'Bachelor of Design in Communication Design', years: 4 },
  { weight: 6, course: 'Bachelor of Fine Arts in Applied Art', years: 4 },
  { weight: 4, course: 'B.Sc. in Animation and Visual Effects', years: 3 },
];

const SECOND_DEGREES: readonly Degree[] = [
  { weight: 8, course: 'Master of Computer Applications', years: 2 },
  { weight: 8, course: 'M.Tech in Computer Science', years: 2 },
  { weight: 3, course: 'M.Tech in Data Science', years: 2 },
  { weight: 3, course: 'M.Sc. in Computer Science', years: 2 },
  { weight: 3, course: 'MBA in Information Systems', years: 2 },
];

const DESIGN_SECOND_DEGREES: readonly Degree[] = [
  { weight: 4, course: 'Master of Design in User Experience', years: 2 },
  { weight: 2, course: 'Master of Design in Visual Communication', years: 2 },
];

export type Study = { course: string; university: string; years: number };

/** One or two degrees, in the order of taking them. */
export function chooseStudies(random: Random, isDesigner: boolean, town: string): Study[] {
  const studyDesign = isDesigner && random.chance(0.7);
  const first = random.pickWeighted(studyDesign ? DESIGN_DEGREES : FIRST_DEGREES);
  const studies = [first];
  const wantsSecond = first.course === 'Bachelor of Computer Applications' ? 0.5 : 0.16;
  if (random.chance(wantsSecond)) {
    studies.push(random.pickWeighted(studyDesign ? DESIGN_SECOND_DEGREES : SECOND_DEGREES));
  }
  return studies.map(({ course, years }) => ({
    course,
    years,
    university: nameCollege(random, studyDesign, town),
  }));
}

function nameCollege(random: Random, isDesign: boolean, town: string): string {
  const kind = random.pick(isDesign ? DESIGN_COLLEGES : COLLEGES);
  return random.chance(0.15) ? `${town} ${kind}` : `${random.pick(PATRONS)} ${kind}, ${town}`;
}
