/** The answers to a request for an email address or a resume. */
export const TALENT_CONTACT_SENTENCES = {
  emailUnavailable: 'Email address not available',
  emailFailed: 'Failed to fetch email address',
  emailCopied: 'Email copied to clipboard',
  resumeFailed: 'Failed to download resume',
  resumeLogIn: 'Please log in to download resumes',
  ownResumeLogIn: 'Please log in to download your resume',
  resumeOpened: 'Resume opened in new tab',
  talentsOnly: 'Only talents can access this feature',
  ownResumeOnly: 'You can only download your own resume',
  profileNotFound: 'Profile not found',
  noFile: 'No file to download',
} as const;
