import type { WorkPlace } from '../job-terms/choice.ts';

/** Where a job is done, as a post states it. */
export type PostPlace = {
  workPlace?: WorkPlace | null | undefined;
  workPlaceName?: string | null | undefined;
};

/** The name of the place of a job that is not remote only. */
export const namedPlace = ({ workPlace, workPlaceName }: PostPlace): string | undefined =>
  workPlace === 'OnSite' || workPlace === 'RemoteOrOnSite' ? workPlaceName?.trim() || undefined : undefined;
