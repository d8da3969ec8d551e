import type { AdminCompany } from '@talaash/contract/admin-company';
import type { AdminTalent } from '@talaash/contract/admin-talent';
import { namelessCompany } from '@talaash/domain/admin-company/words';
import { namelessTalent } from '@talaash/domain/admin-talent/words';

export const idOfTalent = ({ talent }: AdminTalent): string => talent.key.talentId;

/** The name of the profile; without a profile, a name derived from the id. */
export const nameOfTalent = (row: AdminTalent): string =>
  row.talentProfile?.name ?? namelessTalent(idOfTalent(row));

export const idOfCompany = ({ company }: AdminCompany): string => company.key.companyId;

/** The same for a company. */
export const nameOfCompany = (row: AdminCompany): string =>
  row.companyProfile?.name ?? namelessCompany(idOfCompany(row));
