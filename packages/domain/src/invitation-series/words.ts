import { countOf } from '../base/count.ts';
import { INVITATION_CHANGE_MINUTES } from '../invitation/limit.ts';

export const INVITATION_SERIES_SENTENCES = {
  title: 'Invite one by one',
  subtitle: 'You look at each person. An invitation goes out only by your press.',
  nobody: 'No one to invite yet',
  nobodyHint: 'Pick people in search or on a shortlist (X), then invite them one by one.',
  failed: 'These people did not load',
  skipped: 'Skipped',
  sent: 'Sent',
  refused: 'Not sent',
  takenBack: 'Taken back',
  undoHint: `You can take an invitation back for ${INVITATION_CHANGE_MINUTES} minutes.`,
  none: 'No invitation was sent.',
} as const;

/** "3 invitations sent": at the end. */
export const invitationsSentSentence = (count: number): string => `${countOf(count, 'invitation')} sent`;

/** "2 of 10": where one is. */
export const placeSentence = (at: number, of: number): string => `${at} of ${of}`;
