/**
 * Words in Devanagari and in Latin letters as Hindi is typed, and what they mean in the search. An empty meaning is a
 * word of the sentence alone. To extend it, add a word to a line.
 */
const HINDI_LINES: readonly (readonly [meaning: string, ...words: string[]])[] = [
  ['developer', 'डेवलपर', 'डेवेलपर', 'डेवलपर्स', 'डिवेलपर'],
  ['engineer', 'इंजीनियर', 'इंजिनियर', 'इंजीनियर्स', 'अभियंता'],
  ['software', 'सॉफ्टवेयर', 'सॉफ़्टवेयर', 'साफ्टवेयर'],
  ['programmer', 'प्रोग्रामर'],
  ['designer', 'डिजाइनर', 'डिज़ाइनर', 'डिजायनर'],
  ['tester', 'टेस्टर', 'परीक्षक'],
  ['testing', 'टेस्टिंग', 'परीक्षण'],
  ['automation', 'ऑटोमेशन'],
  ['manual', 'मैनुअल', 'मैन्युअल'],
  ['analyst', 'एनालिस्ट', 'विश्लेषक', 'ऐनालिस्ट'],
  ['scientist', 'साइंटिस्ट', 'वैज्ञानिक'],
  ['data', 'डेटा', 'डाटा'],
  ['manager', 'मैनेजर', 'प्रबंधक'],
  ['architect', 'आर्किटेक्ट'],
  ['executive', 'एग्जीक्यूटिव', 'एक्जीक्यूटिव', 'एग्ज़ीक्यूटिव', 'एक्ज़ीक्यूटिव'],
  ['officer', 'ऑफिसर', 'ऑफ़िसर', 'अधिकारी'],
  ['assistant', 'असिस्टेंट', 'सहायक'],
  ['operator', 'ऑपरेटर'],
  ['computer', 'कंप्यूटर', 'कम्प्यूटर'],
  ['entry', 'एंट्री'],
  ['sales', 'सेल्स', 'बिक्री'],
  ['marketing', 'मार्केटिंग', 'विपणन'],
  ['digital', 'डिजिटल'],
  ['accountant', 'अकाउंटेंट', 'एकाउंटेंट', 'अकाउन्टेंट', 'लेखाकार', 'munim', 'मुनीम'],
  ['recruiter', 'रिक्रूटर'],
  ['hr', 'एचआर'],
  ['nurse', 'नर्स'],
  ['teacher', 'टीचर', 'शिक्षक'],
  ['telecaller', 'टेलीकॉलर', 'टेलीकालर'],
  ['customer', 'कस्टमर', 'ग्राहक'],
  ['support', 'सपोर्ट'],
  ['content', 'कंटेंट'],
  ['writer', 'राइटर', 'लेखक'],
  ['graphic', 'ग्राफिक', 'ग्राफ़िक'],
  ['administrator', 'एडमिन', 'एडमिनिस्ट्रेटर'],
  ['frontend', 'फ्रंटएंड', 'फ्रंटेंड', 'फ़्रंटएंड'],
  ['front', 'फ्रंट', 'फ़्रंट'],
  ['backend', 'बैकएंड', 'बैकेंड'],
  ['back', 'बैक'],
  ['end', 'एंड'],
  ['full', 'फुल', 'फ़ुल'],
  ['stack', 'स्टैक', 'स्टेक'],
  ['fullstack', 'फुलस्टैक', 'फुलस्टेक'],
  ['mobile', 'मोबाइल'],
  ['web', 'वेब'],
  ['cloud', 'क्लाउड'],
  ['security', 'सुरक्षा', 'सिक्योरिटी'],
  ['java', 'जावा'],
  ['javascript', 'जावास्क्रिप्ट'],
  ['typescript', 'टाइपस्क्रिप्ट'],
  ['script', 'स्क्रिप्ट'],
  ['python', 'पाइथन', 'पायथन', 'पाइथॉन'],
  ['react', 'रिएक्ट', 'रियेक्ट', 'रिऐक्ट'],
  ['native', 'नेटिव'],
  ['angular', 'एंगुलर', 'एंग्युलर', 'ऐंगुलर'],
  ['vue', 'व्यू', 'वीयू'],
  ['node', 'नोड'],
  ['js', 'जेएस'],
  ['php', 'पीएचपी'],
  ['dotnet', 'डॉटनेट'],
  ['dot', 'डॉट'],
  ['net', 'नेट'],
  ['android', 'एंड्रॉइड', 'एंड्रॉयड', 'एंड्राइड'],
  ['ios', 'आईओएस'],
  ['flutter', 'फ्लटर', 'फ़्लटर'],
  ['kotlin', 'कोटलिन'],
  ['swift', 'स्विफ्ट'],
  ['django', 'जैंगो', 'जांगो', 'डीजैंगो'],
  ['spring', 'स्प्रिंग'],
  ['boot', 'बूट'],
  ['laravel', 'लारावेल', 'लरावेल'],
  ['wordpress', 'वर्डप्रेस'],
  ['sql', 'एसक्यूएल'],
  ['aws', 'एडब्ल्यूएस'],
  ['azure', 'एज्योर', 'अज़ूर'],
  ['docker', 'डॉकर'],
  ['kubernetes', 'कुबेरनेट्स', 'कुबरनेटीज'],
  ['devops', 'डेवऑप्स', 'डेवोप्स'],
  ['selenium', 'सेलेनियम'],
  ['figma', 'फिग्मा'],
  ['salesforce', 'सेल्सफोर्स'],
  ['machine', 'मशीन'],
  ['learning', 'लर्निंग'],
  ['ui', 'यूआई'],
  ['ux', 'यूएक्स'],
  ['qa', 'क्यूए'],
  ['senior', 'सीनियर', 'सिनियर', 'वरिष्ठ'],
  ['junior', 'जूनियर', 'जुनियर', 'कनिष्ठ'],
  ['lead', 'लीड'],
  ['fresher', 'फ्रेशर', 'फ़्रेशर', 'फ्रेशर्स', 'नया', 'नौसिखिया'],
  ['experience', 'अनुभव', 'एक्सपीरियंस', 'तजुर्बा', 'anubhav', 'anubhavi', 'अनुभवी', 'tajurba'],
  ['years', 'साल', 'सालों', 'वर्ष', 'वर्षों', 'saal', 'saalon', 'varsh'],
  ['months', 'महीने', 'महीना', 'माह', 'mahine', 'mahina'],
  ['weeks', 'हफ्ते', 'हफ़्ते', 'सप्ताह', 'hafte', 'hafta'],
  ['days', 'दिन', 'दिनों', 'din', 'dino'],
  ['salary', 'वेतन', 'सैलरी', 'तनख्वाह', 'तनख़्वाह', 'vetan', 'tankhwah'],
  ['budget', 'बजट'],
  ['lakhs', 'लाख', 'lakhs'],
  ['crore', 'करोड़', 'करोड', 'karod'],
  ['under', 'अंदर', 'andar'],
  ['upto', 'तक', 'tak'],
  ['less', 'कम', 'kam'],
  ['more', 'ज्यादा', 'ज़्यादा', 'अधिक', 'zyada', 'jyada', 'adhik'],
  ['notice', 'नोटिस'],
  ['period', 'पीरियड'],
  ['fresher', 'naya', 'naye', 'nayi', 'नया', 'नए', 'नयी'],
  ['immediate', 'तुरंत', 'तुरन्त', 'फौरन', 'turant', 'फ़ौरन', 'jaldi', 'जल्दी'],
  ['remote', 'रिमोट'],
  ['work', 'वर्क', 'काम', 'kaam'],
  ['from', 'फ्रॉम'],
  ['home', 'होम', 'घर', 'ghar'],
  ['english', 'अंग्रेजी', 'अंग्रेज़ी', 'इंग्लिश', 'angrezi', 'angreji'],
  ['good', 'अच्छी', 'अच्छा', 'achhi', 'acchi', 'achi', 'acha', 'accha', 'achha'],
  ['or', 'या'],
  ['and', 'और', 'तथा', 'एवं', 'aur'],
  ['without', 'बिना', 'bina', 'बगैर'],
  ['but', 'lekin', 'magar', 'लेकिन', 'मगर'],
  ['bengaluru', 'बेंगलुरु', 'बैंगलोर', 'बंगलोर', 'बेंगलोर', 'बेंगलूरु', 'बंगलुरु'],
  ['mumbai', 'मुंबई', 'मुम्बई', 'बंबई'],
  ['delhi', 'दिल्ली'],
  ['pune', 'पुणे', 'पूना'],
  ['hyderabad', 'हैदराबाद'],
  ['chennai', 'चेन्नई', 'चेन्नै', 'मद्रास'],
  ['kolkata', 'कोलकाता', 'कलकत्ता'],
  ['noida', 'नोएडा', 'नोयडा'],
  ['gurugram', 'गुरुग्राम', 'गुड़गांव', 'गुड़गाँव', 'गुडगांव'],
  ['ghaziabad', 'गाजियाबाद', 'ग़ाज़ियाबाद'],
  ['faridabad', 'फरीदाबाद', 'फ़रीदाबाद'],
  ['jaipur', 'जयपुर'],
  ['lucknow', 'लखनऊ'],
  ['kanpur', 'कानपुर'],
  ['indore', 'इंदौर', 'इन्दौर'],
  ['bhopal', 'भोपाल'],
  ['ahmedabad', 'अहमदाबाद'],
  ['surat', 'सूरत'],
  ['nagpur', 'नागपुर'],
  ['patna', 'पटना'],
  ['chandigarh', 'चंडीगढ़', 'चण्डीगढ़'],
  ['kochi', 'कोच्चि', 'कोचीन'],
  ['bhubaneswar', 'भुवनेश्वर'],
  ['varanasi', 'वाराणसी', 'बनारस'],
  ['agra', 'आगरा'],
  ['nashik', 'नासिक'],
  ['thane', 'ठाणे'],
  ['bihar', 'बिहार'],
  ['maharashtra', 'महाराष्ट्र'],
  ['karnataka', 'कर्नाटक'],
  ['kerala', 'केरल'],
  ['punjab', 'पंजाब'],
  ['rajasthan', 'राजस्थान'],
  ['gujarat', 'गुजरात'],
  ['telangana', 'तेलंगाना'],
  ['haryana', 'हरियाणा'],
  ['accountant', 'लेखाकार', 'अकाउंटेंट', 'एकाउंटेंट'],
  ['nurse', 'नर्स'],
  ['teacher', 'शिक्षक', 'टीचर', 'अध्यापक'],
  ['sales', 'सेल्स', 'बिक्री'],
  ['marketing', 'मार्केटिंग'],
  ['hr', 'एचआर'],
  ['recruiter', 'रिक्रूटर'],
  ['writer', 'राइटर', 'लेखक'],
  ['content', 'कंटेंट', 'कॉन्टेंट'],
  ['product', 'प्रोडक्ट'],
  ['project', 'प्रोजेक्ट'],
  ['business', 'बिजनेस', 'बिज़नेस'],
  ['qa', 'क्यूए'],
  ['ui', 'यूआई'],
  ['ux', 'यूएक्स'],
  ['company', 'कंपनी', 'कम्पनी'],
  ['bank', 'बैंक'],
  ['payments', 'भुगतान', 'पेमेंट', 'पेमेंट्स'],
  ['in', 'में', 'mein', 'मे'],
  ['se', 'से'],
  ['abhi', 'filhal', 'filhaal', 'अभी', 'फिलहाल'],
  ['one', 'एक'],
  ['two', 'दो'],
  ['three', 'तीन'],
  ['four', 'चार'],
  ['five', 'पांच', 'पाँच'],
  ['ten', 'दस'],
  [
    '',
    ...'का के की को ने पर है हैं हो हों वाला वाले वाली चाहिए चाहिये चाहते तलाश खोज हमें मुझे ज़रूरत जरूरत जो जिसे जिसको आता जानता जानने नौकरी भर्ती कोई करने कर सके सकता रहने रहता क्या चलेगा चलेगी दिखाओ दिखाइए बताओ बताइए भेजो भेजिए मिलेगा अच्छा अच्छी अच्छे कुछ भी हमारे हमारी लिए जिसका जिसकी जिनका होना कृपया जिसने कभी पहले हो सकता लोग लोगों वालों किसी'.split(
      ' ',
    ),
    ...'chalane chalana chalata banane banana banata likhne likhna padhane padhana sikhane bechne bechna hona ho hone hota hoti aana dene jaanne janne jaante jaanti jaankari jankari zarurat sambhalne sambhalna jinko jise chahiye chaiye chahie wala wale wali vala vale vali ka ke ki ko hai hain koi jisko hume humko mujhe zaroorat jarurat talash aata aati janta jaanta jankar jaankar rahta rehta rahne naukri bharti kya chalega chalegi chalenge dikhao dikhaye dikhaiye batao bataiye bhejo bhejiye dijiye milega milegi mile accha acha achha acchi achhi badhiya kuch kuchh bhi hamare hamari hamein apne apni liye jiske jiska jiski wahan yahan karne karna karta karti kare ladka ladki banda bande jo jante jaane bol bolne bolna bole sake sakta sakte sakti karein kiya kiye kari kar venum venam vendum beku pahije jisne jinhe dono wo woh sa bhai honi hua hui dhundo dhundho dhoondo dhundna sirf jise kabhi pehle pahle walon waalon waale waala waali kisi kahin koii logon sakein karte'.split(
      ' ',
    ),
  ],
];

const NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ek: 'one',
    do: 'two',
    teen: 'three',
    char: 'four',
    chaar: 'four',
    paanch: 'five',
    panch: 'five',
    das: 'ten',
  }),
);
const COUNTED: ReadonlySet<string> = new Set(
  'saal sal varsh lakh lac mahine mahina hafte hafta din se ya'.split(' '),
);

/** A number in Latin letters, which is a word of English elsewhere: "do saal". */
export const numberBefore = (word: string, next: string): string | undefined =>
  COUNTED.has(next) ? NUMBERS.get(word) : undefined;

const MEANINGS: ReadonlyMap<string, string> = new Map(
  HINDI_LINES.flatMap(([meaning, ...words]) => words.map((word) => [keyOf(word), meaning] as const)),
);

/** The nukta, and the signs that are left out in one spelling and written in another, do not matter. */
export function keyOf(word: string): string {
  return word.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902').toLowerCase();
}

const DEVANAGARI = /[\u0900-\u097f]/;

/** What a Hindi word means in the search; empty for a word of the sentence alone, undefined for any other word. */
export const meaningOf = (word: string): string | undefined =>
  MEANINGS.get(DEVANAGARI.test(word) ? keyOf(word) : word);

const NEEDS: ReadonlySet<string> = new Set(
  'chahiye chaiye chahie zaroorat jarurat requirement चाहिए चाहिये'.split(' '),
);

/** Whether a word says that somebody is needed. */
export const isNeed = (word: string): boolean => NEEDS.has(word);

const CONSONANTS =
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h ळ:l';
const VOWELS = 'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o ऍ:e';
const SIGNS = 'ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o ॅ:e ं:n ँ:n ः:h';

const tableOf = (line: string) => new Map(line.split(' ').map((pair) => pair.split(':') as [string, string]));
const [CONSONANT_LETTERS, VOWEL_LETTERS, SIGN_LETTERS] = [CONSONANTS, VOWELS, SIGNS].map(tableOf);
const VIRAMA = '\u094d';

/** A Devanagari word in Latin letters, as it is mostly typed: the last bare consonant has no vowel. Undefined for others. */
export function inLatin(word: string): string | undefined {
  if (!DEVANAGARI.test(word)) return undefined;
  const letters = [...word.normalize('NFD').replaceAll('\u093c', '')];
  let latin = '';
  for (const [at, letter] of letters.entries()) {
    const consonant = CONSONANT_LETTERS?.get(letter);
    const next = letters[at + 1];
    if (consonant === undefined) {
      latin += VOWEL_LETTERS?.get(letter) ?? SIGN_LETTERS?.get(letter) ?? '';
      continue;
    }
    const isBare = next !== undefined && next !== VIRAMA && (SIGN_LETTERS?.has(next) !== true || next === 'ं');
    latin += consonant + (isBare ? 'a' : '');
  }
  return latin;
}

/** Names of Latin letters as Devanagari spells them: "टीसीएस" is TCS. */
const LETTER_NAMES = new Map(
  'ए:a बी:b सी:c डी:d ई:e एफ:f जी:g एच:h आई:i जे:j के:k एल:l एम:m एन:n ओ:o पी:p क्यू:q आर:r एस:s टी:t यू:u वी:v डब्ल्यू:w एक्स:x वाई:y जेड:z'
    .split(' ')
    .map((pair) => {
      const [name = '', letter = ''] = pair.split(':');
      return [keyOf(name), letter] as const;
    }),
);
const LETTER_NAME_LENGTH_MAX = Math.max(...[...LETTER_NAMES.keys()].map(({ length }) => length));

/** The Latin letters that a word in Devanagari spells by their names; undefined where it is another word. */
export function spelledLetters(word: string): string | undefined {
  const key = keyOf(word);
  let letters = '';
  for (let at = 0; at < key.length; ) {
    const length = [...Array(LETTER_NAME_LENGTH_MAX).keys()]
      .map((shorter) => LETTER_NAME_LENGTH_MAX - shorter)
      .find((one) => LETTER_NAMES.has(key.slice(at, at + one)));
    if (length === undefined) return undefined;
    letters += LETTER_NAMES.get(key.slice(at, at + length));
    at += length;
  }
  return letters;
}
