/** Nouns that end a job title. */
const TITLE_NOUN =
  /^(engineers?|developers?|programmers?|analysts?|testers?|designers?|architects?|consultants?|managers?|leads?|leaders?|interns?|trainees?|specialists?|administrators?|admin|executives?|associates?|officers?|scientists?|researchers?|assistants?|head|directors?|coordinators?|co-ordinators?|sdet|sde|sde-?\d|sde-?i+|qa|president|vp|avp|cto|ceo|coo|cfo|founder|co-founder|cofounder|freelancer|fellow|apprentice|technicians?|illustrators?|writers?|instructors?|teachers?|lecturers?|professor|faculty|tutor|mentor|experts?|owner|master|staff|representative|supervisor|operator|artists?|strategists?|evangelist|partner|devops|sre|dba|ic|se|ase|member|volunteer|ambassador|editor|recruiter|accountant|clerk|advisor|adviser|internship|internee|डेवलपर|इंजीनियर|अभियंता|प्रबंधक|परीक्षक|डिज़ाइनर|शिक्षक)$/iu;
/** Words that end the name of a company, not of a title. */
const COMPANY_NOUN =
  /^(ltd|limited|pvt|private|inc|incorporated|llp|llc|corp|corporation|gmbh|plc|co|company|technologies|technology|tech|solutions?|systems?|labs?|services|consulting|consultancy|softwares?|infotech|infosystems|infosolutions|infocepts|group|industries|enterprises?|ventures?|networks?|studios?|agency|bank|global|india|international|digital|interactive|media|works|foundation|trust|university|college|institute|school|hospital|innovations?|analytics|informatics|automation|holdings|partners|associates|communications|telecom|motors|retail|finance|finserv|money|research|r&d|mahindra|usi|ai|io|\.com)$/iu;
const KNOWN_COMPANIES =
  /\b(tcs|infosys|wipro|hcl|cognizant|accenture|capgemini|ibm|oracle|sap|google|microsoft|amazon|flipkart|paytm|swiggy|zomato|ola|uber|phonepe|razorpay|deloitte|ey|kpmg|pwc|mphasis|mindtree|ltimindtree|lti|l&t|hexaware|persistent|zensar|cyient|virtusa|ust|nagarro|publicis|sapient|thoughtworks|freshworks|zoho|byju|unacademy|cred|meesho|myntra|adobe|cisco|intel|nvidia|qualcomm|samsung|dell|hp|vmware|salesforce|paypal|walmart|jio|airtel|bosch|siemens|honeywell|ericsson|nokia|goldman|jpmorgan|morgan|barclays|hsbc|isro|drdo|freelance|self[- ]employed)\b/iu;

const wordsOf = (text: string): string[] => text.split(/[\s,/()&|–—-]+/u).filter((word) => word !== '');

const bare = (word: string) => word.replace(/[.,:;]+$/u, '').replace(/^[.,:;]+/u, '');

const LEVEL = /^(i{1,3}|iv|v|[1-9]|l[1-9]|senior|junior|sr|jr|grade|level)$/i;

/** Whether a text reads like a job title. */
export function isTitle(text: string): boolean {
  const words = wordsOf(text).map(bare);
  if (words.length === 0 || words.length > 10 || isCompany(text)) return false;
  return words.some((word) => TITLE_NOUN.test(word));
}

/** Whether a text reads like the name of a company. */
export function isCompany(text: string): boolean {
  const words = wordsOf(text.replace(/\([^)]*\)/g, ' '))
    .map(bare)
    .filter((word) => !LEVEL.test(word));
  const last = words.at(-1);
  if (last === undefined) return false;
  if (/\b(pvt|private|ltd|limited|inc|llp|llc|gmbh|corp)\b/i.test(text)) return true;
  if (TITLE_NOUN.test(last) && !(words.length > 1 && /^(associates|partners)$/i.test(last))) return false;
  return COMPANY_NOUN.test(last) || KNOWN_COMPANIES.test(text);
}

export const isRemote = (text: string): boolean =>
  /\b(remote(ly)?|work(ing)?[\s-]+from[\s-]+home|wfh)\b/i.test(text);
export const isInternship = (text: string): boolean =>
  /\b(intern|interns|internship|internee|apprentice(ship)?|trainee)\b/i.test(text);
/** Kinds of employment that stand beside a title, and say no more. */
export const isEmploymentKind = (text: string): boolean =>
  /^\(?(full[\s-]?time|part[\s-]?time|contract(ual)?|permanent|on[\s-]?site|hybrid|internship|payroll|regular|remote|work from home|wfh|in[\s-]office)\)?$/i.test(
    text.trim(),
  );
