export const INVITATION_NOTE_LENGTH_MAX = 1000;

/** How long a company can edit an invitation or take it back. */
export const INVITATION_CHANGE_MINUTES = 5;

/** How long a talent can take a decline back. The button is shown for 5 seconds, and a press at their end still has to arrive. */
export const DECLINE_UNDO_SECONDS = 15;

/** When the company is mailed that somebody declined: nobody can take it back any more. */
export const DECLINE_MAIL_AFTER_SECONDS = 20;

/** How long an invitation waits for an answer. */
export const INVITATION_DAYS = 14;

/** After how many days both sides are reminded of an invitation that waits. */
export const INVITATION_REMINDER_DAYS = 10;

/** How long a company has to leave a talent alone who declined its invitation. */
export const INVITATION_REST_DAYS = 90;

/** How often a company may invite the same talent within 24 hours, taken back or not: each invitation is mailed. */
export const INVITATIONS_OF_TALENT_A_DAY_MAX = 3;
