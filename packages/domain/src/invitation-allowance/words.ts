import { SLOWED_BELOW_PERCENT } from './limit.ts';
import { isSlowed, nextAllowance } from './rule.ts';
import type { InvitationAllowance } from './schema.ts';

const invitations = (count: number): string => `${count} ${count === 1 ? 'invitation' : 'invitations'}`;

/** "22 of 25 invitations left today." */
export const allowanceSentence = ({
  aDay,
  sentToday,
}: Pick<InvitationAllowance, 'aDay' | 'sentToday'>): string =>
  `${Math.max(0, aDay - sentToday)} of ${invitations(aDay)} left today.`;

/** How the allowance grows, or why it is small; undefined if it cannot grow. */
export function allowanceHelp(allowance: InvitationAllowance): string | undefined {
  if (isSlowed(allowance))
    return (
      `Only ${allowance.answered} of your last ${allowance.counted} invitations were answered. ` +
      `From ${SLOWED_BELOW_PERCENT} % you can send more again. ` +
      'Invite people who match your job post, state the pay, and say in the note why you write to them.'
    );
  const next = nextAllowance(allowance);
  return (
    next &&
    `You can send ${next.aDay} a day when ${next.percentMin} % of at least ${next.countedMin} invitations were answered. ` +
      `So far: ${allowance.answered} of ${allowance.counted}.`
  );
}

/** The refusal when none is left. */
export const allowanceUsedSentence = (aDay: number): string =>
  `You have sent ${invitations(aDay)} today, as many as you can. You can send more from midnight (UTC).`;

/** The refusal when the talent takes no more. */
export const WEEK_FULL_SENTENCE =
  'This person takes no more invitations this week. You can invite them from Monday.';

export const INVITATIONS_A_WEEK_WORDS = {
  label: 'Invitations a week',
  help: 'When you have received this many, nobody can invite you until Monday. Leave it empty for no limit.',
} as const;
