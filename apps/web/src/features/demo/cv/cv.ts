/** A made-up person. The addresses lead nowhere. */
export const CV = {
  name: 'Asha Venkataraman',
  title: 'Senior Full Stack Developer',
  about:
    'I build products that small teams run themselves: a typed server, a page that answers at once, and tests that say why they fail. Seven years, most of them with one team abroad, and half of them as the one who is asked when it is slow.',
  facts: [
    { label: 'Experience', value: '7 years' },
    { label: 'Notice', value: '4 weeks' },
    { label: 'Expects', value: '₹32 LPA' },
    { label: 'Overlap', value: 'UK, to 18:00' },
  ],
  contact: [
    { label: 'Lives in', value: 'Mysuru, Karnataka' },
    { label: 'Email', value: 'asha@cv.example' },
    { label: 'Code', value: 'git.example/ashav' },
    { label: 'Writes', value: 'asha.example/notes' },
  ],
  skills: [
    { kind: 'Every day', names: 'TypeScript, React, Node.js, PostgreSQL' },
    { kind: 'Often', names: 'Go, Docker, Playwright, Terraform' },
    { kind: 'Once', names: 'Rust, Kafka, a compiler for a tax office' },
  ],
  languages: 'Kannada, Tamil, Hindi; English, advanced',
  work: [
    {
      role: 'Senior Full Stack Developer',
      employer: 'Lumen Retail, Leeds, remote',
      from: 'Apr 2022',
      to: 'now',
      done: [
        'Rebuilt the checkout of 340 shops as one service. An order takes 0.4 s where it took 2.1 s, and nobody has been charged twice since.',
        'Moved 90 million rows to partitions without a minute of downtime, and wrote down how, so that the next move was somebody else’s.',
        'Interview, pair and review for a team of nine in three time zones.',
      ],
    },
    {
      role: 'Full Stack Developer',
      employer: 'Orchid Health, Bengaluru',
      from: 'Jul 2019',
      to: 'Mar 2022',
      done: [
        'Wrote the ward board that 60 hospitals read on a screen at three metres and on a phone in a lift.',
        'Brought a test run from 50 minutes to 6 by asking what each test was afraid of.',
      ],
    },
    {
      role: 'Intern, then Developer',
      employer: 'Northlight Systems, Pune',
      from: 'Jan 2018',
      to: 'Jun 2019',
      done: ['Kept the importer of 14 kinds of invoices alive, and retired 11 of them.'],
    },
  ],
  projects: [
    {
      title: 'slow-query-diary',
      about:
        'A page a day of what the database waited for. Used by some forty teams, two of them paid for it.',
    },
    {
      title: 'Kannada spelling for editors',
      about: 'A word list of 180,000 forms with its rules, made with the linguists of two universities.',
    },
  ],
  education: [
    {
      course: 'B.E. Computer Science',
      place: 'National Institute of Engineering, Mysuru',
      from: '2014',
      to: '2018',
    },
  ],
  certificates: ['AWS Solutions Architect, Associate, 2023', 'PostgreSQL Administration, 2021'],
} as const;
