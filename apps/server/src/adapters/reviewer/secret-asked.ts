import type { TextRule } from './finding.ts';

const SECRETS =
  '(?:pass\\s?words?|pass\\s?codes?|otps?|one[\\s-]?time\\s(?:codes?|passwords?)|verification\\scodes?|(?:upi\\s|atm\\s|card\\s)?pins?(?:\\scodes?)?|cvv|' +
  '(?:credit|debit|bank)\\s?cards?(?:\\s(?:numbers?|details))?|card\\s(?:numbers?|details)|aa?dhaa?r(?:\\s(?:cards?|numbers?|copy))?|pan\\s(?:cards?|numbers?|copy)|' +
  'bank\\s(?:accounts?|details|statements?|passbook)|account\\snumbers?|net\\s?banking(?:\\s\\w+)?|log[\\s-]?in\\s(?:details|data)|credentials|passport\\s(?:copy|scan|numbers?))';

const ASKED = new RegExp(
  `\\b(?:send|share|tell|give|provide|forward|enter|submit|upload|mail|email|need|want|require|confirm|verify|reply\\swith|type|fill\\sin|bhej(?:o|iye|na|en)?|bata(?:o|iye|na)?|de\\sdo)\\b` +
    `[^.!?\\n]{0,50}?\\b${SECRETS}\\b|\\b${SECRETS}\\b[^.!?\\n]{0,20}?\\b(?:bhej(?:o|iye|na|en)?|bata(?:o|iye|na)?|de\\sdo|is\\s(?:needed|required)|chahiye)\\b`,
  'iu',
);
const DENIED = /\b(?:never|not|no|don['’]?t|without|nobody|mat)\b/iu;
/** Work on such things: "you will build the login with one-time codes". */
const OF_WORK =
  /\b(?:build|develop|design|implement|integrat\w+|maintain|test|develop\w*|api|flows?|module|system|service|feature|managers?|experience\s(?:with|in)|our\s(?:users|customers|app|product|platform))\b/iu;

/** Asking for passwords, codes, card or identity numbers. */
export const findSecretAsked: TextRule = (text) => {
  const words = text
    .split(/[.!?\n]+/u)
    .filter((sentence) => !DENIED.test(sentence) && !OF_WORK.test(sentence))
    .map((sentence) => ASKED.exec(sentence)?.[0])
    .find((found) => found !== undefined);
  return words === undefined ? [] : [{ fault: 'secret', words }];
};
