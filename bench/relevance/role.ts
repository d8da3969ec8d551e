/**
 * Which roles are similar, as a recruiter sees it. One line: role | its technology | roles that do nearly the same |
 * related roles. A role that is not listed has neither.
 */
const ROLES = `
React Developer | React | Frontend Developer, Full Stack Developer, JavaScript Developer, Software Engineer | React Native Developer
Frontend Developer | | React Developer, Angular Developer, Vue.js Developer, JavaScript Developer | Full Stack Developer
Backend Developer | | Node.js Developer, Java Developer, Python Developer, Go Developer, .NET Developer, PHP Developer, Ruby on Rails Developer, Rust Developer | Full Stack Developer, Software Engineer
Full Stack Developer | | | Frontend Developer, Backend Developer, React Developer, Node.js Developer, Software Engineer
Java Developer | Java | Backend Developer, Full Stack Developer, Software Engineer | Android Developer
JavaScript Developer | JavaScript | Frontend Developer, React Developer, Angular Developer, Vue.js Developer, Node.js Developer, Full Stack Developer | React Native Developer
Node.js Developer | Node.js | Backend Developer, Full Stack Developer | JavaScript Developer
Python Developer | Python | Backend Developer, Full Stack Developer, Software Engineer | Data Engineer, Machine Learning Engineer
Go Developer | Go | Backend Developer, Software Engineer | Site Reliability Engineer, Platform Engineer
C Developer | C | Embedded Software Engineer | C++ Developer
C++ Developer | C++ | Embedded Software Engineer, Game Developer | C Developer
C# Developer | C# | .NET Developer, Game Developer, Software Engineer |
.NET Developer | .NET | C# Developer, Software Engineer, Backend Developer |
PHP Developer | PHP | WordPress Developer, Full Stack Developer, Backend Developer |
WordPress Developer | WordPress | PHP Developer |
Ruby on Rails Developer | Ruby on Rails | Backend Developer, Full Stack Developer |
React Native Developer | React Native | Mobile Developer | Flutter Developer, React Developer
Mobile Developer | | Flutter Developer, React Native Developer, Android Developer, iOS Developer |
Android Developer | Android | Mobile Developer | Flutter Developer, React Native Developer
iOS Developer | iOS | Mobile Developer | React Native Developer, Flutter Developer
Flutter Developer | Flutter | Mobile Developer | React Native Developer
Angular Developer | Angular | Frontend Developer, Full Stack Developer | .NET Developer
Vue.js Developer | Vue.js | Frontend Developer, Full Stack Developer |
Salesforce Developer | Salesforce | | Salesforce Administrator, Presales Consultant
SAP ABAP Developer | SAP ABAP | | SAP FICO Consultant, SAP MM Consultant
Blockchain Developer | | | Rust Developer
Embedded Software Engineer | | C Developer | C++ Developer
Data Engineer | | ETL Developer | Business Intelligence Developer, Database Administrator
ETL Developer | | Data Engineer | Business Intelligence Developer, Database Administrator
Data Analyst | | Business Intelligence Developer | Data Scientist, Business Analyst
Data Scientist | | Machine Learning Engineer | Data Analyst
Machine Learning Engineer | | Data Scientist |
Business Intelligence Developer | | Data Analyst | ETL Developer, Data Engineer
Database Administrator | | | ETL Developer, System Administrator
DevOps Engineer | | Site Reliability Engineer, Platform Engineer, Cloud Engineer | System Administrator
Site Reliability Engineer | | DevOps Engineer, Platform Engineer | Cloud Engineer, System Administrator
Cloud Engineer | | DevOps Engineer, Platform Engineer | Site Reliability Engineer, Solution Architect
System Administrator | | DevOps Engineer | Site Reliability Engineer, Cloud Engineer, Network Engineer, Database Administrator
QA Engineer | | Manual Tester, Automation Test Engineer, SDET | Performance Test Engineer, Mobile Test Engineer
Manual Tester | | QA Engineer | Mobile Test Engineer, Automation Test Engineer
Automation Test Engineer | | SDET | QA Engineer, Mobile Test Engineer, Performance Test Engineer
SDET | | Automation Test Engineer | QA Engineer, Performance Test Engineer, Mobile Test Engineer
Performance Test Engineer | | | SDET, Automation Test Engineer, QA Engineer
UI/UX Designer | | UX Designer, UI Designer, Product Designer | Visual Designer, UX Researcher
UX Designer | | UI/UX Designer, Product Designer | UX Researcher, UI Designer
UI Designer | | UI/UX Designer, Visual Designer | Product Designer, UX Designer
Product Designer | | UI/UX Designer, UX Designer | UI Designer, UX Researcher
UX Researcher | | | UX Designer, UI/UX Designer, Product Designer
Visual Designer | | UI Designer | Motion Designer, UI/UX Designer
Business Analyst | | Product Owner | Product Manager, Data Analyst
Product Owner | | Product Manager, Business Analyst | Scrum Master, Project Manager
Project Manager | | Scrum Master | Product Manager, Product Owner, Engineering Manager
Solution Architect | | | Cloud Engineer, Software Engineer
`;

export type Kin = { technology: string | undefined; near: readonly string[]; beside: readonly string[] };

const KIN = new Map<string, Kin>();
for (const line of ROLES.trim().split('\n')) {
  const [role = '', technology = '', near = '', beside = ''] = line.split('|').map((cell) => cell.trim());
  KIN.set(role, {
    technology: technology === '' ? undefined : technology,
    near: near.split(', '),
    beside: beside.split(', '),
  });
}

export const kinOf = (role: string): Kin => KIN.get(role) ?? { technology: undefined, near: [], beside: [] };

/** Roles that talk about a craft, hire for it or lead it. A question for those who practise it should not find them. */
export const BYSTANDERS: ReadonlySet<string> = new Set(
  (
    'Technical Recruiter|HR Executive|Engineering Manager|Project Manager|Product Manager|Product Owner|Scrum Master|' +
    'Technical Writer|Corporate Trainer|Presales Consultant|Marketing Manager|Sales Executive|Community Manager|' +
    'Content Writer|Résumé Coach|Café Owner|Translator|Accountant|Interior Designer|Machine Operator|Scientist'
  ).split('|'),
);
