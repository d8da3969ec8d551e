import type { Community } from './content/person-schema.ts';
import type { Random } from './random.ts';

export type Gender = 'woman' | 'man';

export type PersonName = { gender: Gender; given: string; full: string; homeState: string };

export function nameSomeone(random: Random, communities: readonly Community[]): PersonName {
  const community = random.pickWeighted(communities);
  const gender = random.chance(0.42) ? 'woman' : 'man';
  const given = random.pick(community.given[gender]);
  const family = random.pick(community.families);
  const middle =
    community.middles && random.chance(community.middles.share) ? random.pick(community.middles[gender]) : '';
  const parts = [given, middle, family].filter((part, at, all) => part !== '' && all.indexOf(part) === at);
  return { gender, given, full: parts.join(' '), homeState: random.pickCommon(community.states) };
}
