export const ADMIN_ACTIONS_PAGE_SIZE = 20;

/** The actor of operator commands in the audit trail. No account has this id. */
export const COMMAND_LINE_UID = 'command-line';
