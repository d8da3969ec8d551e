const sum = '\\d{1,3}(?:,\\d{2,3})*(?:\\.\\d{1,2})?';
const unit =
  '(?:\\s*(?:lakhs?|lacs?|lpa|lks?|l|k|cr)(?![a-z0-9]))?(?:\\s+(?:p\\.?a\\.?|per\\s+annum)(?![a-z]))?(?!\\s*\\+?\\s*(?:years?|yrs?|months?|weeks?|days?)(?![a-z]))';
const figure = `\\s*(?:is|of)?\\s*(?:[:=-]+\\s*)?(?:₹|rs\\.?|inr)?\\s*${sum}(?:\\s*(?:-|to)\\s*${sum})?(?![\\d.,]*\\d)${unit}`;
const pay = '(?:ctc|salary|sal|package|pay|compensation)(?![a-z])';
const current = `(?:(?:current|present|existing|last\\s+drawn)(?:\\s+${pay})?|cctc|c\\.ctc)(?![a-z])`;
const expected = `(?:(?:expected|expecting|expects)(?:\\s+${pay})?|exp\\s+ctc|ectc|e\\.ctc)(?![a-z])`;
const beside = '[\\s,;/|&-]*(?:and\\s+)?';

/**
 * A candidate's current and expected pay: "current CTC 12, expected 18". Neither is a budget: a candidate's own figures ask nothing of
 * others. A label without a figure requests the figure in the answer.
 */
export const OWN_PAY = new RegExp(
  `(?:${current}${figure}(?:${beside}${expected}${figure})?|${expected}${figure}${beside}${current}${figure}|${pay}${figure}${beside}${expected}${figure}|(?:current|present|existing)\\s+${pay}|(?:cctc|c\\.ctc)(?![a-z])|(?:ectc|e\\.ctc)(?!\\s*[:=-]*\\s*\\d)(?![a-z]))`,
  'y',
);

/** A deadline for the answer, not for the start of work: "share profiles asap". */
export const ANSWER_SOON =
  /(?:share|send|revert|reply|respond|submit|forward|mail|apply)(?: (?:back|the|your|their|me|us|with|some|good|relevant|suitable|updated|latest|matching|profiles?|resumes?|cvs?|details|same))* (?:asap|immediately|urgently|at the earliest|today|by eod|by tomorrow)(?![a-z])/y;
