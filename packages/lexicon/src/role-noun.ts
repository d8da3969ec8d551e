/** Words that end a job's title. */
export const ROLE_NOUNS: ReadonlySet<string> = new Set(
  (
    'developer developers engineer engineers programmer programmers coder coders designer designers tester testers analyst analysts ' +
    'scientist scientists architect architects administrator administrators admin admins manager managers consultant consultants ' +
    'specialist specialists sdet dev devs researcher researchers writer writers recruiter recruiters owner owners master masters ' +
    'technician operator operators officer executive executives associate associates strategist marketer marketers ' +
    'devops sre dba sde qa expert experts artist animator illustrator lead leads trainer evangelist modeler editor coordinator ' +
    'accountant accountants nurse nurses teacher teachers lawyer lawyers attorney advocate counsel pharmacist pharmacists chef cashier copywriter copywriters ' +
    'physician doctor doctors dentist professor lecturer tutor electrician plumber welder machinist journalist auditor auditors bookkeeper librarian ' +
    'representative representatives supervisor supervisors director clerk receptionist therapist surveyor draftsman generalist underwriter banker ' +
    'assistant assistants incharge keeper storekeeper head heads draughtsman draftsmen draughtsmen driver drivers guard steward waiter cook merchandiser merchandisers photographer tailor ' +
    'fitter mechanic telecaller telecallers telemarketer physiotherapist buyer secretary faculty counsellor counsellors counselor counselors chemist peon housekeeper biller helper advisor advisors adviser planner planners technologist stylist beautician therapist dietician nutritionist rider riders watchman hostess conductor ' +
    'pgt tgt prt commi commis cdp moderator moderators inspector inspectors reporter reporters correspondent anchor dietitian phlebotomist optometrist surgeon ' +
    'microbiologist psychologist counselor underwriters translator interpreter animator photographer videographer barista bartender baker ' +
    'carpenter mason rigger turner setter foreman pilot stewardess valuer estimator instructor economist statistician actuary'
  ).split(' '),
);
