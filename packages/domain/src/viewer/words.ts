/** What the admin portal says to those who may not enter it, and until it knows. */
export const ADMIN_ACCESS_SENTENCES = {
  signedOut: 'Access Denied: Please log in to access this page.',
  notAdmin:
    'Admin Access Required: You do not have permission to access the admin portal. Please contact your system administrator if you believe this is an error.',
  checking: 'Checking admin permissions...',
} as const;
