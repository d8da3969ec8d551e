/** Sentences of a company about itself, its hiring process and its benefits. They ask nothing of people. */
const PROSE =
  /about (?:us|the company|our)|who we are|we(?: a|')re (?:an?|the)(?! looking)|we (?:have|had) (?:offices|teams|customers)|offices in|our (?:company|customers?|clients?|mission|values|culture|office|founders?|story)|we (?:offer|provide|care|answer|believe|value|give|pay|celebrate|respect|support)|you (?:get|will get|receive)|what (?:happens (?:next|after|once|then)|we offer|you get)|why (?:join|us|work)|perks|benefits?(?![a-z])|insurance for|paid leave|learning budget|flexible hours|free (?:food|lunch|snacks)|equal opportunit|interviews?(?![a-z])|recruiters?(?![a-z])|hiring process|selection process|(?:technical|short|intro|first|final) (?:call|conversation|talk|round)|exercise|how to apply|apply (?:now|at|to|by|with|through)|application (?:process|within)|send (?:us )?your|share your|email (?:us|your)|regardless of|gender|religion|disability|funded|series [a-e](?![a-z])|headquartered|(?:founded|established|started|incorporated) (?:in|by)|investors?/;

/** Whether a sentence in lower case asks nothing of people. */
export const isOfCompany = (sentence: string): boolean => PROSE.test(sentence);

/** "Our client is a leading bank", "Acme, founded 12 years ago". */
const OF_ITSELF =
  /(?:is|are|was) (?:an?|the|one of the) (?:[a-z0-9'-]+,? ){0,5}(?:compan(?:y|ies)|firm|organi[sz]ation|agency|start-?up|provider|leader|bank|neobank|consultancy|studio|subsidiary|venture|unicorn|group|platform|business|manufacturer|retailer|brand)(?![a-z])|(?:founded|established|started|incorporated|set up) |(?<!\d )years ago|since (?:19|20)\d\d|in business|of excellence|in a row|certified as|great place to work|fortune 500|(?<![a-z])we(?: a|')re (?!looking|hiring|seeking|searching|in search)/;
/** "Acme, with 15 years in shipping, is looking for": the text before it is about the company. */
const IS_LOOKING =
  /(?<![a-z])(?:is|are) (?:(?:currently|now|actively|urgently|also) )?(?:looking (?:out )?for|seeking|hiring|recruiting|in search of|on the lookout for)(?![a-z])/;
/** From here on a sentence about the company asks for people: "Acme, a bank, is looking for testers with five years". */
const ASKS =
  /(?:requirements? (?:for|of)|openings? (?:for|of)|vacanc(?:y|ies) (?:for|of)|looking (?:out )?for|looks for|seeking|seeks|hiring|in search of|on the lookout for|requires?|must have|should have|candidates?|you (?:have|need|should|must|bring|know))(?![a-z])/;

/** The number of characters at the beginning of a sentence in lower case that are about the company. 0 if it asks for people. */
export function proseLength(sentence: string): number {
  const looking = IS_LOOKING.exec(sentence);
  if (looking !== null) return looking.index;
  const isProse = isOfCompany(sentence);
  if (!isProse && !OF_ITSELF.test(sentence)) return 0;
  const asks = ASKS.exec(sentence);
  return asks === null ? sentence.length : asks.index;
}

/** After a skill: "Kafka is a plus", "Fiori (added advantage)", "Angular preferred". */
const PLUS_AFTER =
  /(?:is|are|will be|would be|as|being|\(|-|,)? ?(?:also )?(?:an? )?(?:(?:big|huge|strong|definite|added|additional|great|nice|real) )?(?:plus|advantage|bonus|asset|desirable|preferred|optional|welcome|helpful|beneficial|appreciated|(?:both |also |all )?(?:fine|okay)|nice to have|good to have)(?![a-z])/g;
/** Before a skill: "preferably Kafka", "good to have: Rust". */
const PLUS_BEFORE =
  /(?:(?:nice|good|great) to have|bonus(?: points?)?(?: if| for)?|preferabl[ey]|ideally|optional(?:ly)?|even better|plus if|plus:|advantage:)(?![a-z])/;
/** After something optional: "Selenium is not required". */
const NOT_NEEDED =
  /(?:(?:is|are) not|not|isn't|aren't) (?:at all )?(?:required|needed|mandatory|necessary|essential|expected|a must)(?![a-z])/;

/** Before something unimportant: "I do not care for AUTOSAR". */
const NOT_CARED =
  /(?:do not|don't|dont) (?:care (?:for|about)|mind|need|use|require|look for)[^,;.:!]*$|(?:happier|rather|sooner)[^,;.:!]* than(?![a-z])[^,;.:!]*$/;

/** The text after it is not a requirement: "please do not apply if you only do branding". */
const NOT_TO_APPLY =
  /(?:do not|don't|dont|need not|should not|must not) apply(?![a-z])|(?:won't|wont|will not|wouldn't|would not) (?:fit|enjoy|like)[a-z ]{0,20} if(?![a-z])|not (?:for|to) you if(?![a-z])|(?:do not|don't|dont|never) (?:send|share|submit|forward|want|need)(?![a-z])[^,;.:!]*$/;

/** The text before it names unwanted candidates: "candidates from insurance companies will not be considered". */
const NOT_TAKEN =
  /(?:(?:will|shall|would|can) ?not|won't) be (?:considered|entertained|accepted|shortlisted|taken|processed)(?![a-z])|(?:need|please) not apply|(?:please )?(?:ignore|excuse|stay away)(?![a-z])|(?:won't|wont|will not|wouldn't|would not|isn't|is not|not) (?:be )?(?:(?:fun|right|a good fit|a fit|the (?:right )?(?:job|role|place)) )?for you(?![a-z])|mat bhej/;

/** How strongly a skill is required, by the lower-case words around it in its sentence: needed, nice to have, or not at all. */
export function wishAt(sentence: string, at: number): 'needed' | 'nice' | 'none' {
  const before = sentence.slice(0, at);
  if (NOT_TO_APPLY.test(before) || NOT_CARED.test(before) || NOT_TAKEN.test(sentence.slice(at)))
    return 'none';
  if (PLUS_BEFORE.test(before)) return 'nice';
  const after = sentence.slice(at);
  for (const { 0: found, index } of after.matchAll(PLUS_AFTER)) {
    const between = after.slice(0, index);
    // Text in brackets refers only to the last item.
    if (isOneClause(between) && !(found.startsWith('(') && between.includes(','))) return 'nice';
  }
  const unneeded = NOT_NEEDED.exec(after);
  return unneeded !== null && isOneClause(after.slice(0, unneeded.index)) ? 'none' : 'needed';
}

/** "Insurance domain is mandatory", "background in logistics only". */
const DEMANDED_AFTER =
  /^[^.;!?]{0,50}?(?<![a-z])(?:must(?!-| have)|mandatory|compulsory|essential|strictly|non-negotiable|only|(?:really|absolutely|strictly|definitely) (?:needed|required|necessary))(?![a-z])/;
/** "Only from banks", "must have insurance". */
const DEMANDED_BEFORE =
  /(?<![a-z])(?:only(?! a)|must (?:have|be|come|know)|mandatory|strictly|compulsory)(?![a-z])[^.;,!?]{0,40}$/;

/** Whether a lower-case sentence says that the part from `at` to `end` is indispensable. */
export const isDemanded = (sentence: string, at: number, end: number): boolean =>
  DEMANDED_BEFORE.test(sentence.slice(0, at)) || DEMANDED_AFTER.test(sentence.slice(end));

const CLAUSE_LENGTH_MAX = 120;

/** Whether nothing ends the clause. A bracket, a semicolon, a dot and words such as "but" do. */
const isOneClause = (between: string): boolean =>
  between.length <= CLAUSE_LENGTH_MAX &&
  !/[;.]\s|, (?:with|while|whereas|knowledge|exposure|experience|familiarity) | (?:but|while|whereas) (?!is|are)|[()]/.test(
    between,
  );
