import type { SystemMessageEvent } from './choice.ts';

function systemMessageEvent(message: {
  markdown: string;
  event?: SystemMessageEvent | undefined;
}): SystemMessageEvent | undefined {
  if (message.event) return message.event;
  if (message.markdown.includes('job invitation sent')) return 'InvitationSent';
  if (message.markdown.includes('accepted')) return 'InvitationAccepted';
  if (message.markdown.includes('rejected') || message.markdown.includes('declined'))
    return 'InvitationRejected';
  return undefined;
}

/** A system message for a company: by its event, else by words in its text, else the text itself. */
export function systemMessageSentence(
  message: { markdown: string; event?: SystemMessageEvent | undefined },
  names: { jobTitle: string; talentName: string },
): string {
  const event = systemMessageEvent(message);
  if (event === undefined) return message.markdown;
  const sentences: Record<SystemMessageEvent, string> = {
    InvitationSent: `Job invitation sent for ${names.jobTitle}`,
    InvitationAccepted: `Job invitation accepted by ${names.talentName}`,
    InvitationRejected: `Job invitation rejected by ${names.talentName}`,
    InvitationTakenBack: `Job invitation for ${names.jobTitle} taken back`,
    InvitationExpired: `Job invitation for ${names.jobTitle} ended without an answer`,
    PayRaised: `Pay raised for ${names.jobTitle}`,
    ThreadEnded: `Conversation ended by ${names.talentName}`,
  };
  return sentences[event];
}

/** A talent does not see system messages: the invitation card and the notice of an ended thread show the same. */
export const isHiddenFromTalent = (message: {
  sender: string;
  markdown: string;
  event?: SystemMessageEvent | undefined;
}): boolean => message.sender === 'System' && systemMessageEvent(message) !== undefined;
