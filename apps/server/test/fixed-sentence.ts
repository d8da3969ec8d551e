/**
 * Fixed wording: these sentences never change. Below the file of the domain that holds them, each with its name there. A
 * function makes its sentence from an example.
 */
export const FIXED_SENTENCES: Record<string, Record<string, string>> = {
  'account/words': {
    'Invalid email or password': 'ACCOUNT_SENTENCES.invalidCredentials',
    'Too many failed login attempts. Please try again later.': 'ACCOUNT_SENTENCES.tooManyTries',
    'This account has been disabled. Please contact support.': 'ACCOUNT_SENTENCES.disabled',
    'An error occurred while logging in. Please try again.': 'ACCOUNT_SENTENCES.logInFailed',
    'Email already exists. Login instead.': 'ACCOUNT_SENTENCES.emailTaken',
    'Failed to send verification email. Please try again.': 'ACCOUNT_SENTENCES.verificationMailFailed',
    'Successfully signed out': 'ACCOUNT_SENTENCES.signedOut',
    'Error in signing out the user. Why': 'signOutFailedSentence(Why)',
    'Invalid or missing parameters': 'AUTH_ACTION_SENTENCES.missingParameters',
    'Unsupported action mode': 'AUTH_ACTION_SENTENCES.unsupportedMode',
    'Failed to verify email. The link may be expired or invalid.': 'AUTH_ACTION_SENTENCES.verifyFailed',
    'Invalid or expired password reset link.': 'AUTH_ACTION_SENTENCES.resetLinkInvalid',
    'Failed to recover email. The link may be expired or invalid.': 'AUTH_ACTION_SENTENCES.recoverFailed',
    'Failed to change email. The link may be expired or invalid.': 'AUTH_ACTION_SENTENCES.changeFailed',
    'Failed to reset password. Please try again.': 'AUTH_ACTION_SENTENCES.resetFailed',
    'Passwords do not match': 'ACCOUNT_SENTENCES.passwordsDiffer',
    'Password must be at least 6 characters': 'ACCOUNT_SENTENCES.passwordTooShort',
  },
  'admin-company/words': {
    'Failed to load companies. Please try again.': 'ADMIN_COMPANY_SENTENCES.loadFailed',
    'Loading companies...': 'ADMIN_COMPANY_SENTENCES.loading',
    'No Companies Found': 'ADMIN_COMPANY_SENTENCES.none',
    'No companies have been registered yet.': 'ADMIN_COMPANY_SENTENCES.noneYet',
    'Company profile approved successfully!': 'ADMIN_COMPANY_SENTENCES.approved',
    'Company profile rejected successfully!': 'ADMIN_COMPANY_SENTENCES.rejected',
    'Explain the issues with this company profile (minimum 10 characters, supports Markdown)':
      'ADMIN_COMPANY_SENTENCES.feedbackHelp',
  },
  'admin-talent/words': {
    'Failed to load talents. Please try again.': 'ADMIN_TALENT_SENTENCES.loadFailed',
    'Talent b7xq1a': 'namelessTalent(z20mb7xq1a)',
  },
  'base/words': {
    'Loading authentication...': 'LOADING_SENTENCES.authentication',
    'Loading user profile...': 'LOADING_SENTENCES.userProfile',
    'Loading job posts...': 'LOADING_SENTENCES.jobPosts',
    'Loading...': 'LOADING_SENTENCES.other',
    'Must be a valid URL starting with http:// or https://': 'URL_SENTENCE',
  },
  'company-profile/words': {
    'Failed to save company profile. Please try again.': 'COMPANY_PROFILE_SENTENCES.saveFailed',
    'Company profile needs improvements. Please check the feedback above for details.':
      'COMPANY_PROFILE_SENTENCES.needsImprovements',
    'Company profile saved successfully!': 'COMPANY_PROFILE_SENTENCES.saved',
    'Failed to request manual review. Please try again.': 'COMPANY_PROFILE_SENTENCES.manualReviewFailed',
    'Manual review requested successfully! We will look at your profile and let you know.':
      'COMPANY_PROFILE_SENTENCES.manualReviewRequested',
  },
  'dashboard/words': {
    'Failed to load dashboard statistics': 'DASHBOARD_SENTENCES.loadFailed',
    'Failed to load recent activities': 'DASHBOARD_SENTENCES.activitiesFailed',
  },
  'clipboard/words': {
    'Failed to copy to clipboard': 'COPY_FAILED_SENTENCE',
    'Mark copied to clipboard!': 'copiedSentence(Mark)',
  },
  'customer/words': {
    'Customer data is required': 'CUSTOMER_SENTENCES.required',
    'Date of birth cannot be in the future': 'CUSTOMER_SENTENCES.bornInFuture',
    'Date of birth must be within the last 120 years': 'CUSTOMER_SENTENCES.bornTooLongAgo',
  },
  'file/words': {
    'Cannot handle multiple files.': 'MULTIPLE_FILES_SENTENCE',
    'Uploading me.png failed.': 'uploadFailedSentence(me.png)',
    'me.png uploaded successfully.': 'uploadedSentence(me.png)',
    'Failed to load image': 'IMAGE_LOAD_SENTENCE',
    'Please choose another file with the allowed file extension: jpg, jpeg, png, gif':
      'extensionSentence(profilePicture)',
    'Image size must be less than 5MB': 'sizeSentence(profilePicture)',
  },
  'headshot/words': {
    'Failed to generate headshots. Please try again.': 'HEADSHOTS_FAILED_SENTENCE',
    'Failed to upload image': 'PICTURE_UPLOAD_FAILED_SENTENCE',
    'Please select an image': 'NO_HEADSHOT_IMAGE_SENTENCE',
    'Please select an image file (JPG, PNG)': 'HEADSHOT_TYPE_SENTENCE',
  },
  'hidden-profile/words': {
    'Talent hidden.': 'HIDDEN_PROFILE_SENTENCES.added',
    'Talent unhidden.': 'HIDDEN_PROFILE_SENTENCES.removed',
    'No profiles hidden yet': 'HIDDEN_PROFILE_SENTENCES.none',
  },
  'intro-video/words': {
    'Failed to load MediaPipe library': 'RECORDER_FAILURE_SENTENCES.library',
    'MediaPipe not loaded yet. Please wait...': 'RECORDER_FAILURE_SENTENCES.libraryWait',
    'Failed to start camera': 'RECORDER_FAILURE_SENTENCES.camera',
    'Failed to access microphone': 'RECORDER_FAILURE_SENTENCES.microphone',
    'Failed to start recording': 'RECORDER_FAILURE_SENTENCES.recording',
  },
  'invitation/words': {
    'Failed to accept invitation': 'INVITATION_SENTENCES.acceptFailed',
    'Failed to decline invitation': 'INVITATION_SENTENCES.declineFailed',
    'Failed to send invitation. Please try again.': 'INVITATION_SENTENCES.failed',
    'Invitation sent successfully! You can continue the conversation in Messages.':
      'INVITATION_SENTENCES.sent',
    'Invitation Accepted': 'INVITATION_STATUS_LABELS.Accepted',
    'Invitation Declined': 'INVITATION_STATUS_LABELS.Rejected',
  },
  'job-post/words': {
    'No Job Posts Yet': 'JOB_POST_SENTENCES.none',
    'Cannot find requested job post.': 'JOB_POST_SENTENCES.notFound',
    'Invalid URL: Cannot find job post ID.': 'JOB_POST_SENTENCES.missingId',
    'Failed to save job post. Please try again.': 'JOB_POST_SENTENCES.saveFailed',
    'Job post needs improvements. Please check the feedback above for details.':
      'JOB_POST_SENTENCES.needsImprovements',
    'Job post saved successfully!': 'JOB_POST_SENTENCES.saved',
    'Job post deleted.': 'JOB_POST_SENTENCES.deleted',
    'Please select a job post first': 'JOB_POST_NOT_SELECTED_SENTENCE',
    'Cannot find job post with ID x1. The post could have been deleted.': 'jobPostDeletedSentence(x1)',
  },
  'locality/words': { 'Places autocomplete not available': 'PLACES_UNAVAILABLE_SENTENCE' },
  'markdown/words': { 'An error was thrown.': 'EDITOR_FAILED_SENTENCE' },
  'message/words': {
    'Failed to send message': 'MESSAGE_SENTENCES.sendFailed',
    'Message sent successfully': 'MESSAGE_SENTENCES.sent',
    'Loading messages...': 'MESSAGE_SENTENCES.loadingMessages',
    'No messages yet. Start the conversation!': 'MESSAGE_SENTENCES.empty',
  },
  'resume/words': {
    'Could not auto-fill from resume. Please continue filling the form manually.': 'RESUME_FAILED_SENTENCE',
  },
  'review/words': {
    'Failed to request human review. Please try again.': 'TALENT_REVIEW_SENTENCES.humanReviewFailed',
    'Failed to save profile. Please try again.': 'TALENT_SAVE_FAILED_SENTENCE',
    'Failed to submit review. Please try again.': 'HUMAN_REVIEW_SENTENCES.failed',
    'Submitting review...': 'HUMAN_REVIEW_SENTENCES.submitting',
    'Form data is required': 'HUMAN_REVIEW_SENTENCES.feedbackMissing',
    'This feedback is from the AI review system. Please use your judgment to make the final decision.':
      'HUMAN_REVIEW_SENTENCES.aiNote',
  },
  'shortlisted-profile/words': {
    'Talent shortlisted.': 'SHORTLISTED_PROFILE_SENTENCES.added',
    'Talent delisted.': 'SHORTLISTED_PROFILE_SENTENCES.removed',
    'No profiles shortlisted yet': 'SHORTLISTED_PROFILE_SENTENCES.none',
  },
  'subscription/words': {
    'Please log in to subscribe': 'SUBSCRIPTION_SENTENCES.logInToSubscribe',
    'Please log in to manage subscription': 'SUBSCRIPTION_SENTENCES.logInToManage',
    'Failed to start subscription process. Please try again.': 'SUBSCRIPTION_SENTENCES.startFailed',
    'Failed to open subscription management. Please try again.': 'SUBSCRIPTION_SENTENCES.manageFailed',
    'Failed to verify subscription status. Please contact support if your payment was processed.':
      'SUBSCRIPTION_SENTENCES.verifyFailed',
    'Invalid checkout session. Redirecting to dashboard.': 'SUBSCRIPTION_SENTENCES.invalidSession',
  },
  'talent-contact/words': {
    'Email address not available': 'TALENT_CONTACT_SENTENCES.emailUnavailable',
    'Failed to fetch email address': 'TALENT_CONTACT_SENTENCES.emailFailed',
    'Email copied to clipboard': 'TALENT_CONTACT_SENTENCES.emailCopied',
    'Failed to download resume': 'TALENT_CONTACT_SENTENCES.resumeFailed',
    'Please log in to download resumes': 'TALENT_CONTACT_SENTENCES.resumeLogIn',
    'Please log in to download your resume': 'TALENT_CONTACT_SENTENCES.ownResumeLogIn',
    'Resume opened in new tab': 'TALENT_CONTACT_SENTENCES.resumeOpened',
    'Only talents can access this feature': 'TALENT_CONTACT_SENTENCES.talentsOnly',
    'You can only download your own resume': 'TALENT_CONTACT_SENTENCES.ownResumeOnly',
    'Profile not found': 'TALENT_CONTACT_SENTENCES.profileNotFound',
    'No file to download': 'TALENT_CONTACT_SENTENCES.noFile',
  },
  'talent-profile/words': {
    'Actively Seeking': 'OPEN_TO_WORK_STATUS_LABELS.ActivelySeeking',
    'Open to Opportunities': 'OPEN_TO_WORK_STATUS_LABELS.OpenToOpportunities',
    'Not Open to Work': 'OPEN_TO_WORK_STATUS_LABELS.NotSeeking',
    'Maximum 20 skills allowed': 'MAX_SKILLS_SENTENCE',
    'Profile saved and submitted for review.': 'TALENT_SAVE_OUTCOMES.submitted',
    'Profile saved and approved, searchable by companies.': 'TALENT_SAVE_OUTCOMES.inSearch',
  },
  'talent-search/words': {
    'Failed to initialize search. Please refresh the page.': 'SEARCH_SENTENCES.initializeFailed',
  },
  'thread/words': {
    'Failed to load conversations': 'THREAD_SENTENCES.loadFailed',
    'No conversations found': 'THREAD_SENTENCES.noneFound',
    'No conversations yet': 'THREAD_SENTENCES.none',
    'Select a conversation': 'THREAD_SENTENCES.select',
    'Choose a thread from the left to start messaging': 'THREAD_SENTENCES.selectHint',
    'Loading conversations...': 'THREAD_SENTENCES.loadingThreads',
  },
  'unsubscribe/words': {
    'Invalid unsubscribe link format': 'UNSUBSCRIBE_SENTENCES.invalidFormat',
    'Missing unsubscribe token': 'UNSUBSCRIBE_SENTENCES.missingToken',
    'Network error. Please try again later.': 'UNSUBSCRIBE_SENTENCES.networkError',
  },
  'user-profile/words': {
    "I'm looking for work": 'USER_TYPE_LABELS.talent',
    "I'm hiring": 'USER_TYPE_LABELS.company',
    'User is not a talent user': 'USER_TYPE_REFUSALS.talent.notThisType',
    'Talent ID not found in user profile': 'USER_TYPE_REFUSALS.talent.idMissing',
    'User is not a company user': 'USER_TYPE_REFUSALS.company.notThisType',
    'Company ID not found in user profile': 'USER_TYPE_REFUSALS.company.idMissing',
  },
  'viewer/words': {
    'Access Denied: Please log in to access this page.': 'ADMIN_ACCESS_SENTENCES.signedOut',
    'Admin Access Required: You do not have permission to access the admin portal. Please contact your system administrator if you believe this is an error.':
      'ADMIN_ACCESS_SENTENCES.notAdmin',
    'Checking admin permissions...': 'ADMIN_ACCESS_SENTENCES.checking',
  },
};
