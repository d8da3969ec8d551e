import { job, type Person, study } from './person.ts';

/** Freshers and people with unusual ways. */
export const PEOPLE_3: readonly Person[] = [
  {
    key: 'rohit',
    name: 'Rohit Kumar',
    category: 'Software_Development',
    email: 'rohitkumar2k1@gmail.com',
    phone: '+91 6299112233',
    place: 'Patna, Bihar',
    about:
      'Seeking an entry level position where I can apply my programming skills and learn new technologies for the growth of the organization.',
    links: { linkedIn: 'linkedin.com/in/rohit-kumar-2k1', github: 'github.com/rohitk2k1' },
    jobs: [
      {
        ...job(
          'Web Development Intern',
          'Oasis Infobyte',
          '',
          '2022-06',
          '2022-08',
          'Created a responsive landing page and a temperature converter using HTML, CSS and JavaScript.',
        ),
        isInternship: true,
        isRemote: true,
      },
    ],
    studies: [
      study(
        'B.Tech (Computer Science & Engineering)',
        'Galgotias University',
        '2019-08',
        '2023-06',
        '7.61 CGPA',
        'Greater Noida',
      ),
      study('Intermediate (12th)', 'Bihar School Examination Board', '', '2019', '74%'),
      study('Matriculation (10th)', 'Bihar School Examination Board', '', '2017', '81.2%'),
    ],
    skills: { '': ['C', 'C++', 'Core Java', 'HTML', 'CSS', 'JavaScript', 'MySQL', 'DSA'] },
    projects: [
      {
        title: 'Online Voting System',
        text: 'PHP and MySQL based portal where students vote for class representatives.',
      },
      {
        title: 'Weather App',
        url: 'https://github.com/rohitk2k1/weather',
        text: 'Shows the forecast of a city using the OpenWeather API.',
      },
    ],
    certificates: [{ name: 'Programming in Java', by: 'NPTEL', month: '2021-10' }],
    languages: 'Hindi, English',
    father: 'Mr. Sanjay Prasad',
    birth: '09 July 2001',
    hobbies: 'Reading novels, playing chess',
  },
  {
    key: 'aishwarya',
    name: 'Aishwarya D',
    title: 'Aspiring Data Analyst',
    category: 'Software_Development',
    email: 'aishwaryad.0710@gmail.com',
    phone: '+91 8891 223 344',
    place: 'Mysuru, Karnataka',
    about: 'Final year engineering student with hands-on projects in Python, SQL and Power BI.',
    links: { linkedIn: 'linkedin.com/in/aishwaryad0710' },
    jobs: [],
    studies: [
      study(
        'B.E. in Information Science and Engineering',
        'JSS Science and Technology University',
        '2021-12',
        '2025-06',
        '9.02 CGPA',
        'Mysuru',
      ),
      study('PUC', 'Marimallappa PU College', '', '2021', '97.3%', 'Mysuru'),
    ],
    skills: {
      Programming: ['Python', 'SQL', 'R'],
      Visualisation: ['Power BI', 'Tableau', 'Excel'],
      Libraries: ['Pandas', 'NumPy', 'scikit-learn'],
    },
    projects: [
      {
        title: 'Crop Price Dashboard',
        text: 'Power BI dashboard on five years of APMC mandi prices for 12 crops.',
      },
      {
        title: 'Churn Prediction',
        text: 'Logistic regression and random forest on a telecom data set; recall of 0.81.',
      },
      { title: 'Bus Route Finder', text: 'Shortest paths over the Mysuru city bus timetable in Python.' },
    ],
    certificates: [
      { name: 'Google Data Analytics Professional Certificate', by: 'Coursera', month: '2023-05' },
    ],
  },
  {
    key: 'harsh',
    name: 'Harshvardhan Rathore',
    title: 'Software Engineer',
    category: 'Software_Development',
    email: 'harshrathore@iitb.ac.in',
    phone: '+91 9928812121',
    place: 'Jaipur, Rajasthan',
    links: { linkedIn: 'linkedin.com/in/harshvr', github: 'github.com/harshvr' },
    jobs: [
      job(
        'Software Engineer',
        'Uber',
        'Bengaluru',
        '2023-07',
        '',
        'Working on dispatch pricing guardrails in Go and Java.',
        'Shipped a shadow-traffic tool used by 11 teams.',
      ),
      {
        ...job(
          'Summer Intern',
          'Goldman Sachs',
          'Bengaluru',
          '2022-05',
          '2022-07',
          'Prototyped a risk report generator in Python, which the desk adopted.',
        ),
        isInternship: true,
      },
    ],
    studies: [
      study(
        'B.Tech in Computer Science and Engineering',
        'Indian Institute of Technology Bombay',
        '2019-07',
        '2023-05',
        '9.34/10',
        'Mumbai',
      ),
      study('Senior Secondary (CBSE)', 'Maheshwari Public School', '', '2019', '96.8%', 'Jaipur'),
    ],
    skills: { Languages: ['C++', 'Go', 'Java', 'Python'], Tools: ['gRPC', 'Docker', 'Git', 'LaTeX'] },
    projects: [
      {
        title: 'Toy Raft',
        url: 'https://github.com/harshvr/toyraft',
        text: 'Consensus with leader election and log compaction in 1,500 lines of Go.',
      },
    ],
  },
  {
    key: 'sunita',
    name: 'सुनीता वर्मा',
    title: 'वेब डेवलपर',
    category: 'Software_Development',
    email: 'sunita.verma.up@gmail.com',
    phone: '+91 9415012345',
    place: 'Lucknow, Uttar Pradesh',
    about: 'पाँच वर्षों से छोटे व्यवसायों के लिए वेबसाइट और पोर्टल बनाती हूँ।',
    jobs: [
      job(
        'Web Developer',
        'Sahaj Retail Limited',
        'Lucknow',
        '2021-06',
        '',
        'ग्राहक सेवा केंद्रों के लिए पोर्टल बनाया।',
        'Laravel और Vue में पाँच मॉड्यूल लिखे।',
      ),
      job(
        'Junior Web Developer',
        'Technource Lucknow',
        'Lucknow',
        '2019-07',
        '2021-05',
        'वर्डप्रेस थीम और प्लगइन बनाए।',
      ),
    ],
    studies: [study('BCA', 'University of Lucknow', '2016-07', '2019-05', '71%', 'Lucknow')],
    skills: { '': ['PHP', 'Laravel', 'Vue.js', 'WordPress', 'MySQL', 'JavaScript'] },
  },
];
