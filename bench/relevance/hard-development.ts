/**
 * Developers, and people who only sound like developers, to make ranking hard. One line is one person:
 * title | role | name | place | skills | about | work
 * The role is what the person really does; `=` means the title.
 */
export const HARD_DEVELOPMENT = `
Technical Recruiter | = | Shalini Bhatt | Bangalore, Karnataka | Sourcing, Interviewing, LinkedIn Recruiter | I hire React developers, React Native developers and full stack engineers. React, Redux and TypeScript profiles are my daily bread, and I can tell a good React developer from a loud one. |
IT Recruiter | Technical Recruiter | Faisal Memon | Hyderabad, Telangana | Sourcing, Boolean Search, Negotiation | Java developers, Python developers and DevOps engineers come to me when they want to move. I know the Java market of Hyderabad by heart. |
HR Executive | = | Lavanya Pillai | Kochi, Kerala | Payroll, Onboarding, Excel | I look after two hundred developers and testers, from the first day to the last. |
Engineering Manager | = | Gautam Sengupta | Bengaluru, Karnataka | People Management, Agile, Hiring | I worked with React developers, Java developers and designers for ten years and now lead three teams of them. | Engineering Manager; Malabar Retail; Worked with react developers and managed the React rewrite of the shop
Senior Engineering Manager | Engineering Manager | Nirmala Venkatesh | Chennai, Tamil Nadu | Leadership, Roadmaps, Java | I grew up as a Java developer and have managed people since 2015. |
Project Manager | = | Harish Talwar | Pune, Maharashtra | PMP, Scrum, MS Project | I ran projects with Angular, React and .NET teams and kept every date I could keep. |
Product Manager | = | Devika Menon | Bengaluru, Karnataka | Roadmaps, User Interviews, SQL | I decide what React developers and product designers build next, and explain why. |
Product Owner | = | Anand Kulkarni | Pune, Maharashtra | Backlog, Scrum, Jira | Owner of the backlog of a loan product, between business and developers. |
Scrum Master | = | Ritika Chawla | Gurgaon, Haryana | Scrum, Kanban, Jira | I help four teams of Java and React developers to finish what they start. |
Agile Coach | Scrum Master | Samuel Lobo | Mumbai, Maharashtra | Scrum, Coaching, Facilitation | Scrum master for nine years, coach for three. |
Business Analyst | = | Preeti Saxena | Noida, Uttar Pradesh | Requirements, BPMN, SQL | I write down what a bank wants so that developers can build it. |
Senior Business Analyst | Business Analyst | Mohit Dhawan | Mumbai, Maharashtra | Requirements, Excel, Power BI | Requirements and gap analysis for insurers. |
Technical Writer | = | Cynthia Rego | Panaji, Goa | Markdown, API Documentation, Git | I document React components, REST APIs and Kubernetes operators for developers. |
Corporate Trainer | = | Suresh Hegde | Bengaluru, Karnataka | Java, Spring Boot, Training | I teach Java and Spring Boot to freshers and have not shipped code in years. |
Presales Consultant | = | Kunal Ahuja | Gurugram, Haryana | Presales, Salesforce, Proposals | I sell Salesforce projects and draw the first diagram of each. |
React Developer | = | Tanvi Gokhale | Bangalore, Karnataka | ReactJS, Redux, TypeScript | Six years of single page applications. |
Reactjs Developer | React Developer | Imran Qureshi | Lucknow, Uttar Pradesh | React.js, JavaScript, HTML | Dashboards for logistics. |
React JS Developer | React Developer | Bhavana Shetty | Mangalore, Karnataka | React JS, Redux, CSS | Hospital portals, mostly forms. |
Front End Developer | Frontend Developer | Yash Trivedi | Ahmedabad, Gujarat | React, Next.js, TypeScript | Shops that load quickly on old phones. |
Front-end Engineer | Frontend Developer | Noel Cherian | Cochin, Kerala | Vue.js, JavaScript, Sass | Maps and charts for a port. |
Frontend Engineer | Frontend Developer | Ishita Bose | Calcutta, West Bengal | Svelte, TypeScript, CSS | News pages that anybody can read. |
UI Developer | Frontend Developer | Manoj Pandey | Noida, Uttar Pradesh | HTML, CSS, JavaScript | I turn designs into pages that match to the pixel. |
Software Engineer | = | Roshni Kapadia | Mumbai, Maharashtra | React, TypeScript, GraphQL | Front end of a trading screen in React, with charts that never stutter. |
Software Engineer | = | Vivek Anand | Hyderabad, Telangana | Java, Spring Boot, Kafka | Payment services in Java. |
Software Engineer | = | Aparna Deshmukh | Pune, Maharashtra | Python, FastAPI, PostgreSQL | Services behind a map of farms. |
Software Developer | Software Engineer | Joel Fernandes | Panaji, Goa | C#, .NET, SQL Server | Booking software for hotels. |
React Native Developer | = | Keerthana Raj | Madras, Tamil Nadu | React Native, TypeScript, Expo | Two apps with a million installs. |
React Native Engineer | React Native Developer | Zubin Daruwala | Bombay, Maharashtra | React Native, iOS, Swift | Apps for brokers, with native modules in Swift. |
Mobile App Developer | Mobile Developer | Snehal Wagh | Nashik, Maharashtra | React Native, Firebase, Redux | Delivery apps for small shops. |
Mobile Developer | = | Arvind Prabhu | Mangaluru, Karnataka | Flutter, Dart, Kotlin | One code base, two shops. |
Java Developer | = | Chandan Mahato | Ranchi, Jharkhand | Core Java, JSP, Servlets | Government forms in plain Java. |
Core Java Developer | Java Developer | Pratibha Naik | Pune, Maharashtra | Java, Multithreading, SQL | Low latency matching for an exchange. |
Java Backend Engineer | Java Developer | Sourav Ghosh | Kolkata, West Bengal | Java, Spring Boot, Kafka, MySQL | Order services of a grocery. |
J2EE Developer | Java Developer | Ramesh Babu | Chennai, Tamil Nadu | J2EE, Struts, Oracle | Old systems of insurers, kept alive with care. |
Java Full Stack Developer | Full Stack Developer | Divya Ramachandran | Coimbatore, Tamil Nadu | Java, Spring Boot, Angular | From the table to the button. |
Java Architect | Solution Architect | Venkat Subramanian | Hyderabad, Telangana | Java, Microservices, AWS | I draw systems in Java and still read the code. |
JavaScript Developer | = | Nikita Solanki | Indore, Madhya Pradesh | JavaScript, Webpack, HTML | Widgets that run on other people's pages. |
Javascript Engineer | JavaScript Developer | Obaid Khan | Bhopal, Madhya Pradesh | JavaScript, D3.js, Canvas | Charts. |
Java Script Developer | JavaScript Developer | Pooja Rathod | Surat, Gujarat | Java Script, jQuery, Bootstrap | Small shops and their baskets. |
Node.js Developer | = | Akash Mehrotra | Kanpur, Uttar Pradesh | Node.js, MongoDB, Express | Chat services. |
NodeJS Developer | Node.js Developer | Hina Siddiqui | Hyderabad, Telangana | NodeJS, TypeScript, Redis | Queues and sockets. |
Node JS Backend Developer | Node.js Developer | Jatin Arora | Chandigarh, Chandigarh | Node JS, Nest, PostgreSQL | Billing for clinics. |
Network Engineer | = | Binod Tiwari | Patna, Bihar | Cisco, BGP, Routing | Every node of our network answers to me, and every switch. |
MERN Stack Developer | Full Stack Developer | Aditi Pawar | Nagpur, Maharashtra | MongoDB, Express, React, Node.js | One language everywhere. |
MEAN Stack Developer | Full Stack Developer | Sandeep Kushwaha | Gwalior, Madhya Pradesh | MongoDB, Express, Angular, Node.js | School software. |
Fullstack Developer | Full Stack Developer | Merin Jacob | Trivandrum, Kerala | Python, Django, Vue.js | Tickets for ferries. |
Full-Stack Engineer | Full Stack Developer | Rehan Sheikh | Aurangabad, Maharashtra | React, Node.js, MySQL | Marketplaces. |
Go Developer | = | Pranav Kamath | Madras, Tamil Nadu | Go, gRPC, Kafka | Streams of sensor data. |
Golang Engineer | Go Developer | Shruti Bhandari | Dehradun, Uttarakhand | Golang, Docker, PostgreSQL | Command line tools and the services behind them. |
Go-to-Market Manager | Marketing Manager | Rachel D'Cunha | Mumbai, Maharashtra | Go to Market, Pricing, Excel | I go to market with developer tools and go on selling until they pay. |
C Developer | = | Balaji Krishnamurthy | Chennai, Tamil Nadu | C, Linux, Sockets | Protocol stacks for switches. |
C Programmer | C Developer | Uday Shankar | Visakhapatnam, Andhra Pradesh | C, Assembly, Makefiles | Firmware of meters. |
C++ Developer | = | Ojas Kelkar | Poona, Maharashtra | C++, Qt, CMake | Desktop software for surveyors. |
C++ Engineer | C++ Developer | Lakshman Rao | Vizag, Andhra Pradesh | C++, STL, Boost | Radar displays. |
C# Developer | = | Nandini Joshi | Vadodara, Gujarat | C#, WPF, SQL Server | Desktop software of a dairy. |
C Sharp Programmer | C# Developer | Amol Gaikwad | Kolhapur, Maharashtra | C Sharp, Unity, Blender | Training games for factories. |
.NET Developer | = | Girish Acharya | Mysore, Karnataka | .NET Core, C#, Azure | Portals of a state's transport office. |
Dot Net Developer | .NET Developer | Sapna Yadav | Gurgaon, Haryana | ASP.NET, C#, MVC | Back office of a lender. |
Dotnet Full Stack Developer | .NET Developer | Kishore Nambiar | Cochin, Kerala | .NET, Angular, SQL Server | Port logistics. |
VB.NET Developer | .NET Developer | Dilip Barua | Guwahati, Assam | VB.NET, SQL Server, Crystal Reports | Tea auctions. |
Ruby on Rails Developer | = | Teresa Mathews | Kottayam, Kerala | Ruby on Rails, RSpec, Redis | Publishing tools. |
RoR Developer | Ruby on Rails Developer | Jignesh Parmar | Rajkot, Gujarat | Rails, Ruby, Sidekiq | Accounting for jewellers. |
Ruby Developer | Ruby on Rails Developer | Anmol Bedi | Chandigarh, Chandigarh | Ruby, Sinatra, MySQL | Scripts that became services. |
Metro Rail Software Engineer | Embedded Software Engineer | Prakash Jena | Bhubaneswar, Odisha | Embedded C, Safety, CAN | Signals for trains: rails, wheels and interlocking. |
Python Developer | = | Esther Lalnun | Aizawl, Mizoram | Python, Flask, MySQL | Crawlers and the cleaning after them. |
Pyhton Developer | Python Developer | Rakesh Meena | Kota, Rajasthan | Python, Django, HTML | Websites of coaching schools. |
Python Django Developer | Python Developer | Shabnam Ansari | Bhopal, Madhya Pradesh | Django, Python, Celery | Claims of a health insurer. |
Senior Sofware Engineer | Software Engineer | Nitesh Agarwal | Jaipur, Rajasthan | Java, Microservices, AWS | Booking engine of a bus line. |
PHP Developer | = | Gurpreet Sandhu | Ludhiana, Punjab | PHP, Laravel, MySQL | Shops and their stock. |
Php Laravel Developer | PHP Developer | Alka Nigam | Jaipur, Rajasthan | Laravel, PHP, Vue.js | Portals of hotels. |
Word Press Developer | WordPress Developer | Tenzin Dolma | Gangtok, Sikkim | Word Press, Elementor, SEO | Websites of small hotels. |
WordPress Developer | = | Rupali Sawant | Thane, Maharashtra | WordPress, WooCommerce, PHP | Freelance shops on WooCommerce, plugins of my own. |
Blockchain Developer | = | Arjun Thampi | Kochi, Kerala | Solidity, Ethereum, Rust | Registers of land. |
Rust Developer | = | Sambit Mohanty | Cuttack, Odisha | Rust, Tokio, WebAssembly | Engines for time series. |
Salesforce Developer | = | Mitali Roy | Gurgaon, Haryana | Salesforce, Apex, LWC | Service desks of a telecom. |
Salesforce Administrator | = | Vandana Kohli | Delhi, Delhi | Salesforce, Flows, Reports | Users, profiles and reports of three sales teams. |
Sales Executive | = | Tarun Bajaj | Delhi, Delhi | Field Sales, CRM, Excel | I drive the sales force of a paint maker. |
SAP ABAP Developer | = | Kiran Thakre | Pune, Maharashtra | SAP ABAP, OData, CDS Views | Reports and interfaces. |
SAP FICO Consultant | = | Urmila Dixit | Mumbai, Maharashtra | SAP FICO, SAP S/4HANA, Excel | Ledgers of a cement maker. |
SAP MM Consultant | = | Bharat Solanki | Vadodara, Gujarat | SAP MM, SAP S/4HANA, Procurement | Buying and stock. |
Android Developer | = | Christina Dkhar | Shillong, Meghalaya | Kotlin, Android, Room | Field notes without a network. |
Androd Developer | Android Developer | Vasu Goud | Warangal, Telangana | Android, Java, SQLite | Attendance for schools. |
iOS Developer | = | Farah Contractor | Mumbai, Maharashtra | Swift, SwiftUI, Combine | Apps for cinemas. |
IOS Engineer | iOS Developer | Deepak Bhosale | Pune, Maharashtra | Swift, Objective-C, UIKit | Cameras and filters. |
Cisco IOS Administrator | Network Engineer | Naveen Reddy | Hyderabad, Telangana | Cisco IOS, Switching, Firewalls | Routers on IOS and IOS XE. |
Flutter Developer | = | Aleena Varghese | Cochin, Kerala | Flutter, Dart, Firebase | Fishermen's weather. |
Angular Developer | = | Subhash Verma | Kanpur, Uttar Pradesh | Angular, RxJS, NgRx | Screens of a refinery. |
AngularJS Developer | Angular Developer | Geeta Rawat | Dehradun, Uttarakhand | AngularJS, JavaScript, CSS | Moving old screens to new ones. |
Vue Developer | Vue.js Developer | Danish Ali | Aligarh, Uttar Pradesh | VueJS, Nuxt, Pinia | Radio and podcasts. |
`;
