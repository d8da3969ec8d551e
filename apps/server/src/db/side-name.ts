import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { companyProfiles } from './schema/company-profile.ts';
import { talentProfiles } from './schema/talent-profile.ts';

/** The columns that name a side: at most one of the two is set. */
type Side = { talentId: AnyColumn; companyId: AnyColumn };

/** The name in the profile of a talent or company; null without one. Read by its key for each row. */
export const sideName = ({ talentId, companyId }: Side): SQL<string | null> => sql<string | null>`coalesce(
  (select ${talentProfiles.name} from ${talentProfiles} where ${talentProfiles.talentId} = ${talentId}),
  (select ${companyProfiles.name} from ${companyProfiles} where ${companyProfiles.companyId} = ${companyId}))`;

/** The id of the picture or logo in the profile of a talent or company; null without one. */
export const sidePictureId = ({ talentId, companyId }: Side): SQL<string | null> => sql<
  string | null
>`coalesce(
  (select ${talentProfiles.profilePicture} ->> 'id' from ${talentProfiles} where ${talentProfiles.talentId} = ${talentId}),
  (select ${companyProfiles.logo} ->> 'id' from ${companyProfiles} where ${companyProfiles.companyId} = ${companyId}))`;
