import { isWebUrl } from '@talaash/domain/base/text';
import {
  CERTIFICATIONS_MAX,
  EDUCATION_COUNT,
  PERSONAL_PROJECTS_MAX,
  PROJECT_DESCRIPTION_LENGTH_MAX,
  ROLES_AND_RESPONSIBILITIES_LENGTH_MAX,
  WORK_EXPERIENCES_MAX,
} from '@talaash/domain/talent-profile/limit';
import { LocalityField } from '../../../parts/locality-field.tsx';
import { CheckboxField } from '../../../ui/field/checkbox-field.tsx';
import { MarkdownEditor } from '../../../ui/field/markdown-editor.tsx';
import { MonthField } from '../../../ui/field/month-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { UrlField } from '../../../ui/field/url-field.tsx';
import { type EditorForm, type EditorSectionProps, urlRefusal } from './editor-form.ts';
import { newEntry } from './editor-values.ts';
import { ListSection } from './list-section.tsx';
import css from './profile-editor.module.css';

export function WorkExperienceSection({ form }: EditorSectionProps) {
  return (
    <ListSection
      form={form}
      id="experience"
      title="Work experience"
      path="workExperiences"
      entries={form.values.workExperiences}
      max={WORK_EXPERIENCES_MAX}
      noun="work experience"
      titleOf={({ designation, company }) => [designation, company].filter(Boolean).join(', ')}
      create={newEntry.workExperience}
    >
      {(index, entry) => (
        <>
          <div className={css['pair']}>
            <TextField label="Designation" {...form.field(`workExperiences.${index}.designation`)} />
            <TextField label="Company" {...form.field(`workExperiences.${index}.company`)} />
          </div>
          <TenureFields
            form={form}
            path={`workExperiences.${index}.tenure`}
            isCurrent={entry.tenure.isCurrent}
            currentLabel="I work here now"
          />
          <div className={css['pair']}>
            <CheckboxField label="Remote" {...form.checkbox(`workExperiences.${index}.isRemote`)} />
            <CheckboxField label="Internship" {...form.checkbox(`workExperiences.${index}.isInternship`)} />
          </div>
          {entry.isRemote ? null : (
            <LocalityField
              label="Where"
              countryCode="IN"
              {...form.field(`workExperiences.${index}.locality`)}
            />
          )}
          <MarkdownEditor
            label="Roles and responsibilities"
            hint="optional"
            max={ROLES_AND_RESPONSIBILITIES_LENGTH_MAX}
            urlRefusal={urlRefusal}
            {...form.field(`workExperiences.${index}.rolesAndResponsibilities`)}
          />
        </>
      )}
    </ListSection>
  );
}

export function EducationSection({ form }: EditorSectionProps) {
  return (
    <ListSection
      form={form}
      id="education"
      title="Education"
      path="educationList"
      entries={form.values.educationList}
      max={EDUCATION_COUNT.max}
      noun="education"
      titleOf={({ course, university }) => [course, university].filter(Boolean).join(', ')}
      create={newEntry.education}
    >
      {(index, entry) => (
        <>
          <div className={css['pair']}>
            <TextField
              label="Course"
              placeholder="B.E. Computer Science"
              {...form.field(`educationList.${index}.course`)}
            />
            <TextField label="University" {...form.field(`educationList.${index}.university`)} />
          </div>
          <TenureFields
            form={form}
            path={`educationList.${index}.tenure`}
            isCurrent={entry.tenure.isCurrent}
            currentLabel="I study here now"
          />
          <LocalityField
            label="Where"
            hint="optional"
            countryCode="IN"
            {...form.field(`educationList.${index}.locality`)}
          />
        </>
      )}
    </ListSection>
  );
}

export function ProjectsSection({ form }: EditorSectionProps) {
  return (
    <ListSection
      form={form}
      id="projects"
      title="Projects"
      path="personalProjects"
      entries={form.values.personalProjects}
      max={PERSONAL_PROJECTS_MAX}
      noun="project"
      titleOf={({ title }) => title}
      create={newEntry.personalProject}
    >
      {(index) => (
        <>
          <div className={css['pair']}>
            <TextField label="Title" {...form.field(`personalProjects.${index}.title`)} />
            <UrlField
              label="URL"
              placeholder="https://"
              isValid={isWebUrl}
              {...form.field(`personalProjects.${index}.url`)}
            />
          </div>
          <MarkdownEditor
            label="Description"
            hint="optional"
            max={PROJECT_DESCRIPTION_LENGTH_MAX}
            urlRefusal={urlRefusal}
            {...form.field(`personalProjects.${index}.descriptionMarkdown`)}
          />
        </>
      )}
    </ListSection>
  );
}

export function CertificationsSection({ form }: EditorSectionProps) {
  return (
    <ListSection
      form={form}
      id="certifications"
      title="Certifications"
      path="certifications"
      entries={form.values.certifications}
      max={CERTIFICATIONS_MAX}
      noun="certification"
      titleOf={({ name }) => name}
      create={newEntry.certification}
    >
      {(index) => (
        <>
          <div className={css['pair']}>
            <TextField label="Name" {...form.field(`certifications.${index}.name`)} />
            <TextField
              label="Issuing organization"
              {...form.field(`certifications.${index}.issuingOrganization`)}
            />
          </div>
          <div className={css['pair']}>
            <MonthField label="Issued" {...form.field(`certifications.${index}.issueIsoMonth`)} />
            <TextField
              label="Credential ID"
              hint="optional"
              {...form.field(`certifications.${index}.credentialId`)}
            />
          </div>
          <UrlField
            label="Credential URL"
            hint="optional"
            placeholder="https://"
            isValid={isWebUrl}
            {...form.field(`certifications.${index}.credentialUrl`)}
          />
        </>
      )}
    </ListSection>
  );
}

interface TenureFieldsProps {
  form: EditorForm;
  path: `workExperiences.${number}.tenure` | `educationList.${number}.tenure`;
  isCurrent: boolean;
  currentLabel: string;
}

/** The start and end month. A current position or course has no end. */
function TenureFields({ form, path, isCurrent, currentLabel }: TenureFieldsProps) {
  return (
    <>
      <div className={css['pair']}>
        <MonthField
          label="From"
          {...form.field(`${path}.startIsoMonth` as `workExperiences.${number}.tenure.startIsoMonth`)}
        />
        {isCurrent ? null : (
          <MonthField
            label="Until"
            {...form.field(`${path}.endIsoMonth` as `workExperiences.${number}.tenure.endIsoMonth`)}
          />
        )}
      </div>
      <CheckboxField
        label={currentLabel}
        {...form.checkbox(`${path}.isCurrent` as `workExperiences.${number}.tenure.isCurrent`)}
      />
    </>
  );
}
