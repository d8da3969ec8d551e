import type { ProfileSectionId } from '@talaash/domain/talent-profile/completion';
import type { ComponentType } from 'react';
import type { EditorSectionProps } from './editor-form.ts';
import {
  CertificationsSection,
  EducationSection,
  ProjectsSection,
  WorkExperienceSection,
} from './list-sections.tsx';
import {
  AboutSection,
  BasicsSection,
  LinksSection,
  LocalitySection,
  ResumeSection,
  RoleSection,
  SetupSection,
  SkillsSection,
  TermsSection,
} from './person-sections.tsx';

/** The component that edits each section of the profile. */
export const EDITOR_SECTIONS: Record<ProfileSectionId, ComponentType<EditorSectionProps>> = {
  basics: BasicsSection,
  about: AboutSection,
  role: RoleSection,
  terms: TermsSection,
  locality: LocalitySection,
  skills: SkillsSection,
  experience: WorkExperienceSection,
  education: EducationSection,
  resume: ResumeSection,
  links: LinksSection,
  projects: ProjectsSection,
  certifications: CertificationsSection,
  setup: SetupSection,
};
