/** What recruiters type, twenty of each kind, so that all kinds weigh the same. */
export const RECRUITER_TEXTS: Record<string, string> = {
  years:
    'react developer 5+ years|java 3-6 yrs|python developer 2 to 4 years|senior android developer 8+ yrs|devops engineer minimum 4 years|' +
    'data engineer at least 5 years of experience|qa tester 1-3 years|fresher java developer|freshers python|node.js 6 years|' +
    'full stack developer 4-8 yrs experience|ui designer 0-2 years|5 yrs kubernetes|machine learning engineer 3+|php developer 7 to 10 years|' +
    'skill:aws>=3y|react native up to 5 years|angular developer over 6 years|flutter fresher|salesforce developer 10+ years',
  salary:
    'react developer under 15 lakhs|java developer 10-15 lpa|python below 20 lpa|devops budget 18|data scientist upto 25 lakhs|' +
    'qa engineer 6 lpa|android developer max 12 lpa|node.js developer within 16 lakhs|full stack 8 to 14 lpa|designer under 10 lpa|' +
    'angular 15 lakhs per annum|php developer less than 6 lakhs|aws architect 30-40 lpa|golang budget 22 lpa|flutter developer under 9 lakh|' +
    'sql developer 5-7 lpa|selenium tester below 8 lpa|machine learning ctc 20 lpa|java spring boot 12 lakhs|kubernetes under 28 lpa',
  notice:
    'react developer immediate joiner|java notice period 30 days|python developer serving notice|devops 2 weeks notice|' +
    'qa engineer can join immediately|android notice 15 days|data engineer notice period less than 60 days|node.js immediate|' +
    'full stack developer within 1 month|designer available immediately|angular max 45 days notice|php developer joining in 2 weeks|' +
    'aws engineer 90 days notice|golang immediate joiners only|flutter 30 days|sql analyst notice period 2 weeks|selenium immediate joiner|' +
    'machine learning notice upto 1 month|java spring boot serving notice period|kubernetes engineer who can start this week',
  'remote, English, active':
    'remote react developer|work from home python|java developer remote only|devops wfh|android fluent english|' +
    'react developer good english|data analyst active last 30 days|python active this week|remote golang|designer remote 3+ years|' +
    'fresher remote developer|support engineer fluent english pune|currently employed java developer|unemployed react developer|' +
    'open to work full stack|remote qa tester under 8 lpa|kubernetes remote immediate joiner|native english designer|' +
    'active last 7 days node.js|remote machine learning engineer 5+ years',
  exclusions:
    'frontend -angular|java developer not spring boot|python NOT django|developer with typescript without react|react -bengaluru|' +
    'devops -aws|java developer not from infosys|qa engineer except selenium|react -"react native"|backend developer -java -php|' +
    'full stack developer excluding php|data scientist outside bengaluru|-java|android -kotlin|developer -fresher|designer not figma|' +
    'data engineer -company:tcs|sql NOT (excel OR tableau)|node.js -mongodb -express|machine learning -remote',
  'OR and brackets':
    'react OR angular|(java OR kotlin) android|python AND (django OR flask)|react/vue developer|(react OR angular OR vue) AND typescript|' +
    'aws or azure or gcp devops|java or python pune|(pune OR mumbai) react developer|data engineer OR data scientist|' +
    'react OR angular AND node|(selenium or cypress) and (java or python)|ios/android developer|figma or sketch designer bangalore|' +
    'mysql/postgresql/mongodb|senior (java or golang) developer 5+ years|terraform AND kubernetes AND (aws OR azure)|' +
    'php OR laravel OR codeigniter|(machine learning OR deep learning) AND python NOT java|flutter or react native under 15 lpa|' +
    'spark or hadoop or kafka bengaluru or hyderabad',
  quotes:
    '"data engineer" spark|"full stack developer"|title:"tech lead"|"react native" typescript|"machine learning" python|' +
    'title:"senior software engineer" java|"spring boot" microservices|"product designer" figma|"power bi" sql|"site reliability engineer"|' +
    '"ui/ux designer"|-"ux designer" designer|"node.js" "mongodb"|skill:kubernetes skill:terraform|title:developer skill:react|' +
    '"test automation" selenium|"b.tech" java|"new delhi" python|"rest apis" graphql|"devops engineer" "aws"',
  employers:
    'infosys java developer|ex tcs|currently at wipro|company:accenture react|past:infosys|worked at flipkart|amazon devops|' +
    'ex google engineer|tcs or infosys qa|cognizant selenium|capgemini python pune|hcl network engineer|tech mahindra bangalore|' +
    'swiggy or zomato android|razorpay backend|ex microsoft .net|deloitte data analyst|ibm java 5+ years|zoho chennai|paytm product designer',
  places:
    'react developer bangalore|java pune|python developer ncr|devops gurgaon|android noida|data engineer in hyderabad or chennai|' +
    'designer mumbai|qa near pune|within 50 km of mumbai react|react developer koramangala|full stack karnataka|ios whitefield|' +
    'node.js maharashtra|golang kerala|php ahmedabad gujarat|machine learning bombay|java madras|selenium calcutta|tester near delhi|' +
    'flutter indore bhopal',
  domains:
    'fintech developer|banking java|e-commerce full stack|healthcare data analyst|edtech react|payments backend engineer|' +
    'insurance qa tester|logistics python|gaming unity developer|telecom engineer|fintech product designer|saas node.js|' +
    'ecommerce android developer|healthcare devops|upi java developer|retail data scientist|travel react native|lending golang|' +
    'crypto blockchain developer|media streaming engineer',
  'long sentences':
    'we are looking for a senior react developer with typescript in bengaluru who can join immediately|' +
    'need a java developer with spring boot and microservices, 4 to 7 years, pune, budget 20 lpa|' +
    'can you find me a python developer who knows django and aws and lives in hyderabad|' +
    'i want to hire two qa engineers with selenium and some api testing for our office in chennai|' +
    'somebody who can build dashboards in power bi for a bank, 3+ years|' +
    'a devops person for kubernetes and terraform, remote is fine, under 30 lakhs|' +
    'urgent requirement: android developer with kotlin, 2-5 years, immediate joiner preferred|' +
    'full stack engineer comfortable with react and node.js who has worked in e-commerce|' +
    'please share profiles of data engineers with spark and airflow having good english|' +
    'designer for our mobile app, figma, 3 to 5 years, anywhere in maharashtra|' +
    'looking for freshers with java and sql who are ready to relocate to noida and join within 15 days|' +
    'ios developer swift swiftui, product company background preferred, 5+ years, mumbai or pune, upto 28 lpa|' +
    'golang backend engineer with kafka and postgresql experience in payments, not from tcs or infosys|' +
    'need someone good at manual and automation testing with cypress or selenium, 2 to 4 yrs, ahmedabad|' +
    'hiring a data scientist with nlp and pytorch, masters degree, remote, active in the last month|' +
    'salesforce developer with apex and lightning web components, minimum 3 years, notice period less than 30 days|' +
    'php laravel developer for a small agency in jaipur, salary between 4 and 6 lpa, should know vue|' +
    'tech lead who has managed a team of five and still writes react and node code every day in gurgaon|' +
    'react native developer, has published apps in the play store, firebase and redux, kochi or remote|' +
    'embedded engineer c++ rtos automotive background bangalore 6-9 years of experience budget 25 lakhs',
  hindi:
    'जावा डेवलपर|पायथन डेवलपर बेंगलुरु|रिएक्ट डेवलपर|मुंबई में टेस्टर|डेटा एनालिस्ट|एंड्रॉइड डेवलपर पुणे|सीनियर जावा डेवलपर|' +
    'फ्रेशर पायथन|दिल्ली में डिज़ाइनर|वेब डेवलपर|सॉफ्टवेयर इंजीनियर हैदराबाद|फुल स्टैक डेवलपर|मशीन लर्निंग|क्लाउड इंजीनियर|' +
    'फ्लटर डेवलपर|नोड जेएस|पीएचपी डेवलपर जयपुर|टेस्टिंग इंजीनियर चेन्नई|डेटा साइंटिस्ट|java डेवलपर pune',
};

/** Beginnings of names, as the field of the search asks for them while somebody types. */
export const COMPLETED: readonly string[] = [
  ...'abcdefghijklmnoprstuvw'.split(''),
  ...'an be ch co da de en fl gu hy in ja ko la ma mu ne no py re se te ve wi'.split(' '),
  ...'dev eng java reac mach beng pune infos data prod full seni'.split(' '),
  ...[
    'react d',
    'software e',
    'machine learning',
    'full stack dev',
    'new d',
    'tata con',
    'navi mum',
    'zzzz',
    'पु',
    'c+',
  ],
];
