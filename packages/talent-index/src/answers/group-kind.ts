import { isNeeded, type WantedGroup } from '@talaash/question/understanding';

/** What a group is to a search. */
export type GroupKind = {
  /**
   * Beside what a question says of it: `facts` only helps, and any of several facts will do, as in Pune or from home. `role` is
   * named by several words together. Nobody must have it.
   */
  kind: WantedGroup['kind'] | 'facts' | 'role';
  /** What its words name: a field of business, the noun of a role, a whole job, or a job by one noun, as nurse does. */
  names: 'domain' | 'noun' | 'title' | 'job' | 'other';
  lenient: WantedGroup['lenient'];
};

export const ROLE_GROUP: GroupKind = { kind: 'role', names: 'other', lenient: undefined };

type Named = Pick<GroupKind, 'names'>;

export const isDomain = ({ names }: Named): boolean => names === 'domain';
/** Whether it ends a title: developer. */
export const isNoun = ({ names }: Named): boolean => names === 'noun' || names === 'job';
/** Whether it names a whole job. */
export const isTitle = ({ names }: Named): boolean => names === 'title' || names === 'job';

export const isMust = ({ kind }: Pick<GroupKind, 'kind'>): boolean => kind === 'must';
export const isRole = ({ kind }: Pick<GroupKind, 'kind'>): boolean => kind === 'role';
/** Whether its score counts as that of what is needed. */
export const countsAsNeeded = (group: Pick<GroupKind, 'kind'>): boolean => isNeeded(group) || isRole(group);

export const isCertificate = ({ lenient }: { lenient?: WantedGroup['lenient'] }): boolean =>
  lenient === 'certificate';
export const isPartial = ({ lenient }: { lenient?: WantedGroup['lenient'] }): boolean =>
  lenient === 'partial';

/** Whether it may be a word of a title: needed, and neither a field of business nor a certificate. */
export const mayBeOfTitle = (group: GroupKind): boolean =>
  isNeeded(group) && !isDomain(group) && !isCertificate(group);
