export const ADMIN_ACTIONS_PAGE_SIZE = 20;

/** Stands in the trail for the operator who gives a command on the server. No account has this id. */
export const COMMAND_LINE_UID = 'command-line';
