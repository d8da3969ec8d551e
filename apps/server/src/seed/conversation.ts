export type ConversationLine = readonly [sender: 'Company' | 'Talent', markdown: string];

/** {first} is the talent, {hirer} who writes for {company}, {title} the job post. */
export const INVITATION_NOTES = [
  'Hello {first}, your profile fits what we are looking for, above all the way you describe your last position. Would you like to talk about **{title}**?',
  'Hi {first}, I am {hirer} from {company}. We are a small team and read every profile ourselves; yours stood out. May I tell you about our {title} position?',
  'Dear {first}, we have an opening for a {title} and think that you might enjoy it. The description is attached to this invitation. Questions are welcome.',
  'Hello {first}! The mix of skills in your profile is rare. If {title} sounds interesting, accept and suggest a time that suits you.',
] as const;

/** What is said after an invitation was accepted. */
export const CONVERSATIONS: readonly (readonly ConversationLine[])[] = [
  [
    [
      'Talent',
      'Thank you for writing. I read the description twice and like the part about measuring first. What would the first month look like?',
    ],
    [
      'Company',
      'Good question. Two weeks of reading and small fixes beside a colleague, then one feature of your own. Nobody expects speed at the start.',
    ],
    [
      'Talent',
      'That sounds sensible. I could talk on Thursday after 3 pm or on Friday morning, Indian time.',
    ],
    [
      'Company',
      'Thursday at **3:30 pm** is fine. I will bring Maya, who leads the team. Forty-five minutes, no riddles.',
    ],
    ['Talent', 'Perfect. I will have my camera and a cup of tea ready.'],
  ],
  [
    [
      'Talent',
      'Hello {hirer}, happy to hear more. Is the position fully remote, and which hours do you share with India?',
    ],
    [
      'Company',
      'Fully remote, with a few hours together each day. We plan around them and write the rest down.',
    ],
    [
      'Talent',
      'That works well for me. My notice period could perhaps be shortened by two weeks; I would have to ask.',
    ],
  ],
  [
    [
      'Company',
      'Thanks for accepting, {first}! Could you tell me a little about the project in your profile that you are proudest of?',
    ],
    [
      'Talent',
      'Gladly. The hardest part was not the code but agreeing on what the numbers mean. We wrote one page of definitions, and half of the bugs went away.',
    ],
    ['Company', 'I wish we had done that two years ago. Would you walk our team through it next week?'],
    ['Talent', 'Yes. Tuesday or Wednesday, any time between 11 am and 5 pm.'],
    [
      'Company',
      'Wednesday at noon, then. Agenda:\n\n1. You show, we listen\n2. We show what hurts here\n3. Questions in both directions',
    ],
  ],
  [
    [
      'Talent',
      'Thank you, the position sounds interesting. May I ask about the salary range before we both spend time?',
    ],
    [
      'Company',
      'Of course. What you state in your profile lies within our range, and we review it every year in June.',
    ],
    ['Talent', 'Good. Then I would like to go on.'],
    ['Company', 'Great. I will send two times tomorrow.'],
  ],
  [
    [
      'Talent',
      'Hello! I accept with pleasure, though I should say that I am travelling until Monday and answer slowly.',
    ],
    ['Company', 'No hurry at all. Enjoy the trip; we will be here on Monday.'],
  ],
  [
    ['Company', 'Wonderful, {first}. Before we speak: which part of the description would you change?'],
    [
      'Talent',
      'I would split the first point in two. Owning a product and answering for its uptime are different jobs in a team of that size.',
    ],
    ['Company', 'That is fair, and nobody has said it so clearly. Shall we discuss it on Tuesday at 4 pm?'],
    ['Talent', 'Tuesday at 4 pm is good. Thank you for taking it seriously.'],
    ['Company', 'See you then.'],
    [
      'Talent',
      'One more thing: नमस्ते to the team, and please tell me how your names are pronounced. I will do the same with mine.',
    ],
  ],
];
