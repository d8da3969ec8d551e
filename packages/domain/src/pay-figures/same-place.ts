import { placeKey } from '../locality/place-key.ts';
import { namedPlace, type PostPlace } from './place.ts';

const isRemote = ({ workPlace }: PostPlace): boolean =>
  workPlace === 'Remote' || workPlace === 'RemoteOrOnSite';

const keyOf = (post: PostPlace): string | undefined => placeKey(namedPlace(post) ?? '') || undefined;

/** Whether another post is at the same place, or remote as this one; undefined if this one names neither. */
export function samePlace(asked: PostPlace): ((post: PostPlace) => boolean) | undefined {
  const key = keyOf(asked);
  if (key === undefined) return asked.workPlace === 'Remote' ? isRemote : undefined;
  return (post) => keyOf(post) === key || (asked.workPlace === 'RemoteOrOnSite' && isRemote(post));
}
