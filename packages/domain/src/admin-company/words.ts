export const ADMIN_COMPANY_SENTENCES = {
  loadFailed: 'Failed to load companies. Please try again.',
  loading: 'Loading companies...',
  approved: 'Company profile approved successfully!',
  rejected: 'Company profile rejected successfully!',
  none: 'No Companies Found',
  noneYet: 'No companies have been registered yet.',
  feedbackHelp: 'Explain the issues with this company profile (minimum 10 characters, supports Markdown)',
} as const;

/** The name of a company without a profile. */
export const namelessCompany = (companyId: string): string => `Company ${companyId.slice(-6)}`;
