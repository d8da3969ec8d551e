const DEGREE =
  /(?<![\p{L}\p{N}])(?:b\.?\s?tech|m\.?\s?tech|b\.?\s?e\b\.?|m\.?\s?e\b\.?|b\.?\s?sc|m\.?\s?sc|b\.?\s?com|m\.?\s?com|b\.?\s?c\.?\s?a\b|m\.?\s?c\.?\s?a\b|b\.?\s?b\.?\s?a\b|m\.?\s?b\.?\s?a\b|pgdm|pgdca|pgdbm|pgp|pgd|bbm|bms|bcs|bcom|bca|mca|mba|btech|mtech|bsc|msc|b\.?\s?des|m\.?\s?des|b\.?\s?arch|b\.?\s?pharm|b\.?\s?ed|mbbs|llb|ll\.b|ca|cs|b\.?\s?a\b|m\.?\s?a\b|m\.?\s?s\b|b\.?\s?s\b|b\.?\s?f\.?\s?a|ph\.?\s?d|m\.?\s?phil|doctorate|bachelors?|bachelor['’]s|masters?|master['’]s|post\s?graduat\w*|graduat(?:e|ion)|under\s?graduat\w*|diploma|polytechnic|iti|associate degree|integrated|h\.?s\.?c|s\.?s\.?c|s\.?s\.?l\.?c|puc|p\.?u\.?c|i\.\s?sc|i\.\s?com|intermediate|matriculation|matric|senior secondary|higher secondary|secondary school|secondary education|high school|10\s?th|12\s?th|x\s?th|xii\s?th|xth|xiith|class\s?(?:x|xii|10|12)\b|std\.?\s?(?:x|xii|10|12)\b|10\s?\+\s?2|\+2|x\b|xii\b|plus two|pre[- ]university|a[- ]levels?|o[- ]levels?|nanodegree|aissce|aisse|स्नातक|स्नातकोत्तर|इंटरमीडिएट|हाई ?स्कूल)(?![\p{L}])/iu;
const SCHOOL =
  /\b(universit(?:y|ies)|univ\.?|college|institutes?|institution|school|vidyalaya|vidyalay|vidyapeeth|academy|polytechnic|board|bhavan|vidya(?:\s?mandir|shram|niketan|peetham)|niketan|gurukulam|mandir|convent|iit|iiit|nit|bits|iim|jntu|vtu|rgpv|gtu|aktu|uptu|ignou|nid|nift|iisc|iist|niit|nielit|cbse|icse|chse|jac|rbse|mpbse|upmsp|pseb|hbse|gseb|gshseb|wbchse|wbbse|bseb|seba|ahsec|hpbose|jkbose|cgbse|dhse|nios|isc|vit|srm|dtu|nsit|nsut|coep|vjti|kv|dav|dps|mit|bit|bms|rvce|pes|nmims|symbiosis|manipal|lpu|kiit|upes|thapar|psg|ssn|nitk|nitt|mnnit|manit|vnit|svnit|mnit|iiser|xlri|cusat|bhu|jnu|amu|sppu|ptu|rtu|mdu|ggsipu|makaut|wbut|bput|csvtu|dbatu|amity|faculty of|polytech|gurukul|siksha|shiksha|kendriya|विश्वविद्यालय|विद्यालय|महाविद्यालय|कॉलेज|स्कूल|संस्थान|बोर्ड)\b|विश्वविद्यालय|विद्यालय|कॉलेज/iu;
const FIELD =
  /\b(computers?|science|engineering|technology|electronics?|electrical|mechanical|civil|information|communications?|commerce|mathematics|maths|physics|chemistry|biology|pcm|pcb|pcmb|arts|design|management|business|administration|finance|marketing|statistics|data|software|applications?|systems|ai|artificial|intelligence|machine|learning|cse|cs|ece|eee|it|ise|economics|english|instrumentation|automobile|biotechnology|humanities|visual|specialization|hons|honou?rs|general|stream|major|minor)\b/iu;
const GRADE =
  /(?:\b(?:cgpa|c\.g\.p\.a|sgpa|gpa|cpi|ogpa|percentage|percentile|marks|aggregate|grade|score|division|distinction|first class|second class|pass class)\b|\d{1,2}(?:\.\d+)?\s*%|^\s*\d{1,2}(?:\.\d{1,2})?\s*(?:\/\s*\d{1,3}(?:\.\d+)?)?\s*$|\b\d(?:\.\d{1,2})?\s*\/\s*(?:10|4)\b)/iu;

const CLASS = /\b(?:class|std\.?|standard|grade)\s*(?:x|xii|10|12)(?:th)?\b|\b(?:x|xii|10|12)\s?th\b/i;

export const isDegree = (text: string): boolean => DEGREE.test(text) && text.length <= 120;
/** A board in parentheses belongs to the class: "Senior Secondary (CBSE)". */
export const isSchool = (text: string): boolean =>
  SCHOOL.test(text.replace(/\([^()]*\)|\bpre[- ]university\b/gi, ' ')) && text.length <= 160;
/** "CBSE Class XII" names the class; its board says no more than where it was examined. */
export const isClass = (text: string): boolean =>
  CLASS.test(text) && isDegree(text) && !/\b(?:school|college|vidyalaya|academy|institute)\b/i.test(text);
export const isField = (text: string): boolean => FIELD.test(text);
export const isGrade = (text: string): boolean => GRADE.test(text);
