export const CONTACT_MESSAGE_STATES = ['open', 'answered'] as const;
export type ContactMessageState = (typeof CONTACT_MESSAGE_STATES)[number];
