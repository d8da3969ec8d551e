import { id, z } from '@talaash/domain/base/schema';
import { EXPORT_FORMATS } from '@talaash/domain/people-export/choice';
import { PEOPLE_EXPORT_LIMIT } from '@talaash/domain/people-export/limit';
import { call } from './call.ts';
import { CompanyRelation } from './company-relation.ts';
import { PipelineEntry } from './pipeline.ts';
import { FullTalentProfileView } from './talent-profile.ts';

/** A shortlisted person whom the company may see. */
export const ShortlistedPerson = z.object({
  talentProfile: FullTalentProfileView,
  email: z.string().nullable(),
  relation: CompanyRelation.nullable(),
  shortlistedIsoDateTimeUtc: z.iso.datetime(),
  /** Null for an owner without members. */
  shortlistedByName: z.string().nullable(),
});
export type ShortlistedPerson = z.infer<typeof ShortlistedPerson>;

/** A person in the pipeline as its pages show them. */
export const PersonInPipeline = PipelineEntry.extend({
  stageName: z.string(),
  /** Null while the company may not see the whole profile. */
  email: z.string().nullable(),
});
export type PersonInPipeline = z.infer<typeof PersonInPipeline>;

const ofJobPost = z.strictObject({ jobPostId: id(), format: z.enum(EXPORT_FORMATS).default('json') });

const exported = <Person extends z.ZodType>(person: Person) =>
  z.object({
    /** A name for the file, which ends in its format. */
    filename: z.string(),
    /** The file, with a byte order mark; null unless the format is csv. */
    csv: z.string().nullable(),
    /** The people; null unless the format is json. */
    list: z.array(person).nullable(),
  });

const exporting = {
  access: 'company',
  permission: 'recruit',
  scopes: ['exports'],
  refuses: ['PREMIUM_REQUIRED', 'NOT_FOUND', 'BUSINESS_RULE_VIOLATION'],
  own: 'job posts of the caller’s own company; without premium access the answer is PREMIUM_REQUIRED',
  // It notes that it was made, and changes nothing else: a second one does no harm, and no answer with emails is stored.
  isRead: true,
  tags: ['Export'],
} as const;
const counted = `At most ${PEOPLE_EXPORT_LIMIT.max} exports an hour. Each is recorded, and the people see that the company has a copy`;

export const peopleExport = {
  shortlist: call({
    ...exporting,
    tags: [...exporting.tags],
    path: '/export-shortlist',
    summary: `Exports the shortlist of a job post, newest entry first: the people whom the company may see now, with their email. ${counted}`,
  })
    .input(ofJobPost)
    .output(exported(ShortlistedPerson)),
  pipeline: call({
    ...exporting,
    tags: [...exporting.tags],
    path: '/export-pipeline',
    summary: `Exports the pipeline of a job post as its pages show it, in the order of the stages, with the email of whom the company may see. ${counted}`,
  })
    .input(ofJobPost)
    .output(exported(PersonInPipeline)),
};
