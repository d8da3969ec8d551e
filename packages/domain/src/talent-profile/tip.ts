import { nounOf } from '../base/count.ts';
import type { ProfileSectionId } from './completion.ts';
import type { TalentProfile } from './schema.ts';

/** The minimum length of a useful introduction. */
const ABOUT_LENGTH_GOOD = 200;
const SKILLS_GOOD = 8;

/** An improvement of a complete section. */
export type ProfileTip = { section: ProfileSectionId; title: string; text: string };

type Rule = (profile: TalentProfile) => ProfileTip | undefined;

/** Most useful to companies first. */
const RULES: readonly Rule[] = [
  ({ workExperiences }) => {
    const bare = workExperiences.find(({ rolesAndResponsibilities }) => isBlank(rolesAndResponsibilities));
    return (
      bare && {
        section: 'experience',
        title: bare.isInternship ? 'Describe your internship' : `Describe your work as ${bare.designation}`,
        text: `${bare.company} has no responsibilities yet`,
      }
    );
  },
  ({ about }) =>
    about.trim().length < ABOUT_LENGTH_GOOD
      ? {
          section: 'about',
          title: 'Say more about yourself',
          text: 'What you have built and what you are looking for',
        }
      : undefined,
  ({ skills }) =>
    skills.length < SKILLS_GOOD
      ? {
          section: 'skills',
          title: 'Add more skills',
          text: `Companies search by skill. You have ${skills.length} ${nounOf(skills.length, 'skill')}`,
        }
      : undefined,
  ({ personalProjects }) => {
    const bare = personalProjects.find(({ descriptionMarkdown }) => isBlank(descriptionMarkdown));
    return (
      bare && { section: 'projects', title: 'Describe your project', text: `${bare.title} has no text yet` }
    );
  },
  ({ jobCategory, githubProfileUrl }) =>
    jobCategory !== 'UI_UX_Design' && isBlank(githubProfileUrl)
      ? { section: 'links', title: 'Add your GitHub link', text: 'Companies can then look at your code' }
      : undefined,
  ({ jobCategory, personalBlogUrl }) =>
    jobCategory === 'UI_UX_Design' && isBlank(personalBlogUrl)
      ? { section: 'links', title: 'Add your own site', text: 'Companies can then look at your designs' }
      : undefined,
];

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

/** The tips for a profile, at most one of a kind. */
export const profileTips = (profile: TalentProfile): ProfileTip[] =>
  RULES.map((rule) => rule(profile)).filter((tip) => tip !== undefined);
