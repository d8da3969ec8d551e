/** Sentences of a profile's introduction. {title} has its article, {years} is spelled with its noun, {field} is who the software was for. */
export const OPENINGS = {
  fresher: [
    'I have just finished my studies and am looking for a first job as {title}.',
    'Fresh from college, with two internships behind me, I want to begin as {title}.',
    'My final-year project was a tool for {field}, and it made me want to become {title}.',
    'I taught myself most of what I know as {title} beside my degree, one small project after the other.',
    'After an internship with a team that built software for {field}, I am ready for full-time work as {title}.',
    'I come from a small town, learnt to program on a borrowed laptop, and now look for my first position as {title}.',
  ],
  early: [
    'I am {title} with {years} of experience, most of it on software for {field}.',
    'For {years} I have worked as {title}, first in a service company and now closer to the product.',
    '{years} into my career as {title}, I have shipped work for {field} and learnt to say no to half of it.',
    'I joined a small team straight after college and have grown into {title} in {years}.',
    'As {title} with {years} behind me, I have seen two products from their first sketch to their first thousand customers.',
    'I work as {title}; in {years} I have moved from fixing bugs to owning whole features for {field}.',
    'For {years} my work as {title} has been where deadlines are real: software for {field}.',
    'I started in support, moved into engineering, and have now been {title} for {years}.',
  ],
  senior: [
    'I am {title} with {years} of experience across start-ups and large companies.',
    'In {years} I have gone from writing code in a corner to leading teams that build for {field}, and I still write code.',
    'For {years} I have built and looked after systems that people depend on, lately as {title}.',
    '{years} of experience, three generations of technology, and one rule: leave it simpler than it was.',
    'As {title} I bring {years} of practice, from work for {field} to products used abroad.',
    'I have spent {years} in this trade, the last few as {title} responsible for people as well as for code.',
    'Teams call me when something for {field} has grown too slow or too tangled; untangling has filled much of these {years}.',
    'I am {title}, {years} in, with as much pleasure in a clean change as on the first day.',
  ],
} as const;

/** Sentences about tools; {skills} lists two or three of the person's skills. */
export const STRENGTHS = [
  'My daily tools are {skills}.',
  'I am at home with {skills}.',
  'Most of my recent work used {skills}.',
  'What I know best is {skills}; the rest I pick up when it is needed.',
  'People come to me with questions about {skills}.',
  'I have used {skills} in production, with all the surprises that this brings.',
  'Lately I have gone deeper into {skills}.',
  'With {skills} I feel sure of my ground, and I document what I build with them.',
  'Over time {skills} have become second nature.',
  'I learnt {skills} on real projects, with real users complaining.',
] as const;

export const WAYS_OF_WORKING = [
  'I write short documents before large changes and ask for opinions early.',
  'I am used to working with colleagues in London and Sydney and keep my hours flexible for that.',
  'I prefer small releases, plain words and honest estimates.',
  'I like reviews that teach something in both directions.',
  'Remote work suits me: I write clearly and answer within the hour.',
  'I keep a notebook of mistakes and read it before every new project.',
  'I speak up when a plan has a hole, and I stay to help fill it.',
  'A calm team that finishes things is worth more to me than a famous name.',
  'I have worked across four time zones and know how to hand work over in the evening.',
  'My colleagues would say that I am patient, and a little too fond of checklists.',
  'I ask many questions in the first week and few after that.',
  'I plan in days, not in months, and show something at the end of each.',
  'I have mentored interns every summer and enjoyed it each time.',
  'I work best with people who change their minds when the facts do.',
] as const;

export const WISHES = [
  'I am looking for a team that talks to its customers.',
  'Next, I would like to work on a product that my parents could use.',
  'I would like to join a company abroad from here and stay for years.',
  'What I look for is ownership of one area, and colleagues to learn from.',
  'I hope to find a place where quality is planned and not hoped for.',
  'My next step should bring harder problems rather than a bigger title.',
  'I would enjoy a young product with few rules and a clear purpose.',
  'I want to work where the reasons behind decisions are shared.',
  'A remote position with regular visits would suit me well.',
  'I am open to a change for the right mission, and not in a hurry.',
  'I would love to help a company outside India build its first team here.',
  'Stable hours matter to me, since my family is young.',
  'I look for work in health, education or climate, where the result can be felt.',
  'I am after a long engagement rather than a series of short ones.',
] as const;

export const ASIDES = [
  'Outside work I play carrom with more ambition than talent.',
  'On weekends I teach programming at a school near my home.',
  'I run half marathons, slowly.',
  'I sing in a Carnatic group and find that practice helps with debugging too.',
  'I contribute to open source when the monsoon keeps me at home.',
  'Cricket commentary is my background music.',
  'I grow tomatoes on the balcony and lose to the squirrels.',
  'I keep a small blog about what I break and mend.',
  'Trekking in the hills keeps my head clear.',
  'I read detective novels in three languages.',
  'Chess taught me to look at the whole board before touching anything.',
  'I photograph old cinema halls before they disappear.',
] as const;

/** Lines in Devanagari, for some whose families speak Hindi or Marathi. */
export const DEVANAGARI_LINES = [
  'मैं हिन्दी और अंग्रेज़ी दोनों में सहज हूँ।',
  'मेरा मानना है कि अच्छा सॉफ़्टवेयर वही है जिसे सब आसानी से समझ सकें।',
  'छोटे शहर से हूँ, और सीखना कभी बंद नहीं किया।',
  'काम में ईमानदारी और धैर्य मेरे लिए सबसे ऊपर हैं।',
  'मुझे ऐसी टीम पसंद है जहाँ सवाल पूछना अच्छा माना जाता है।',
  'मराठी, हिन्दी आणि इंग्रजी या तिन्ही भाषा माझ्या रोजच्या कामात असतात.',
  'साधी आणि नीट चालणारी गोष्ट बनवणे मला आवडते.',
] as const;

/** What anybody does in a team, by how far along they are. */
export const SHARED_DUTIES = {
  coding: [
    'Fixed what support reported and wrote a test for each fix',
    'Took part in reviews every day and learnt to keep changes small',
    'Cleaned up warnings until the build was quiet',
    'Wrote a small tool that saves every colleague a few minutes a day',
    'Kept libraries up to date, one small upgrade a week',
  ],
  early: [
    'Wrote the notes that new colleagues now begin with',
    'Presented finished work to users every second Friday',
    'Worked with engineers and product managers on {few} releases',
    'Estimated stories and kept most of the promises',
    'Took turns on the support rota',
    'Spoke at the monthly show-and-tell about what went wrong and why',
    'Sat with customers of {field} to see how the product is used',
    'Prepared demos for visitors from the head office',
  ],
  senior: [
    'Mentored {few} juniors through their first year',
    'Interviewed candidates and wrote the exercise that we still use',
    'Planned the quarter with product and kept the plan honest',
    'Led a team of {few} across two cities',
    'Agreed on interfaces with {few} neighbouring teams',
    'Ran the weekly architecture hour',
    'Wrote the decision records that settled long debates',
    'Worked directly with clients in Britain and Australia',
    'Took over a late project and brought it to its first release',
    'Introduced short post-mortems after every incident',
  ],
} as const;

export const PROJECTS = [
  ['Monsoon Map', 'Shows rainfall in my district on a map, from public data, updated every hour.'],
  ['Kirana Ledger', 'A ledger for small shops that works offline and counts what customers owe.'],
  ['Bus Kab Aayegi', 'Tells when the next city bus comes, from the timetable and from reports of riders.'],
  ['Recipe Box', 'Keeps family recipes in three languages and scales them for guests.'],
  ['Study Circle', 'Flash cards for entrance examinations, with spaced repetition.'],
  ['Cricket Notebook', 'Scores a gully match on a phone and draws the usual charts.'],
  ['Plain Invoice', 'Makes tax invoices in the browser without sending any data away.'],
  ['Sabzi Price', 'Compares vegetable prices across three markets and remembers their history.'],
  ['Quiet Timer', 'A timer for deep work that silences notifications and keeps a log.'],
  ['Rail Waitlist', 'Estimates from past bookings whether a waiting-list ticket will be confirmed.'],
  [
    'Colour Check',
    'Finds text with too little contrast on a page and proposes the nearest colour that passes.',
  ],
  ['Tiny Queue', 'A job queue in a few hundred lines, written to understand how the big ones work.'],
  ['Hostel Board', 'A notice board for student hostels, with votes on what to cook on Sundays.'],
  ['Old Letters', 'Reads scanned letters in Devanagari and makes them searchable.'],
  ['Neighbour Tools', 'Lets people on one street lend each other ladders and drills.'],
  ['Font Sampler', 'Shows Indian scripts side by side to choose type for bilingual pages.'],
] as const;

export const PROJECT_NOTES = [
  'Built with {skill} over a few weekends.',
  'Written in {skill}; about {few} hundred people use it.',
  'I made it to learn {skill} properly.',
  'The source is open, and {few} others have contributed.',
  'It began as a joke among friends and stayed.',
  'The hardest part was making it work on slow phones.',
] as const;
