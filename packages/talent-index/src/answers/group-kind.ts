import { isNeeded, type WantedGroup } from '@talaash/question/understanding';

/** The role of a group in a search. */
export type GroupKind = {
  /**
   * `facts`: the group only helps, and any of several facts is enough, as in "Pune or from home". `role`: several words together
   * name it, and nobody must have it. The other values are those of the query.
   */
  kind: WantedGroup['kind'] | 'facts' | 'role';
  /** What its words name: a field of business, the noun of a role, a whole job, or a job with a one-word name such as nurse. */
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
/** Whether its score counts toward the needed words. */
export const countsAsNeeded = (group: Pick<GroupKind, 'kind'>): boolean => isNeeded(group) || isRole(group);

export const isCertificate = ({ lenient }: { lenient?: WantedGroup['lenient'] }): boolean =>
  lenient === 'certificate';
export const isPartial = ({ lenient }: { lenient?: WantedGroup['lenient'] }): boolean =>
  lenient === 'partial';

/** Whether it may be a word of a title: needed, and neither a field of business nor a certificate. */
export const mayBeOfTitle = (group: GroupKind): boolean =>
  isNeeded(group) && !isDomain(group) && !isCertificate(group);
