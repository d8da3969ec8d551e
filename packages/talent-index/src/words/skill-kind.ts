import { skillKey } from './phrase.ts';

/** Skills of one kind: of a list that ends in "or", those are alternatives that are of the kind of its last ones. */
const KINDS: readonly string[] = [
  'React, Angular, Vue.js, Svelte, Ember, Next.js, Nuxt, Preact, SolidJS, Qwik, jQuery, Backbone',
  'Airflow, Prefect, Dagster, Luigi, Azure Data Factory, NiFi, Oozie, AWS Glue',
  'Java, Kotlin, Scala, Go, Python, Ruby, PHP, C#, C++, C, Rust, Perl, JavaScript, TypeScript, Node.js, Elixir, Swift, Dart, R, Bash',
  'MySQL, PostgreSQL, MariaDB, Oracle, SQL Server, SQLite, DB2, MongoDB, Cassandra, DynamoDB, Couchbase, Cosmos DB',
  'AWS, Azure, Google Cloud, Oracle Cloud, DigitalOcean',
  'SQL, NoSQL, PL/SQL',
  'HTML, CSS, Sass',
  'Git, SVN, Mercurial',
  'Redis, Memcached',
  'Elasticsearch, Solr, OpenSearch',
  'Linux, Windows Server, Unix',
  'Snowflake, BigQuery, Redshift, Databricks, Synapse, Teradata, ClickHouse',
  'Selenium, Cypress, Playwright, Puppeteer, WebdriverIO, Protractor, TestCafe, Appium, Katalon',
  'Jest, Mocha, Vitest, Jasmine, Karma, JUnit, TestNG, pytest, PHPUnit, RSpec',
  'Django, Flask, FastAPI, Spring Boot, Express, NestJS, Laravel, Symfony, CodeIgniter, Ruby on Rails, ASP.NET, .NET',
  'Jenkins, GitLab CI, GitHub Actions, CircleCI, TeamCity, Bamboo, Azure DevOps, Travis, Argo CD',
  'Terraform, Ansible, Pulumi, CloudFormation, Puppet, Chef',
  'Kafka, RabbitMQ, ActiveMQ, SQS, Pulsar, NATS, Kinesis',
  'Tableau, Power BI, Looker, Qlik, QlikView, Metabase, Superset',
  'Redux, MobX, Zustand, Recoil, NgRx, Vuex, Pinia',
  'TensorFlow, PyTorch, Keras, JAX, scikit-learn, XGBoost',
  'Figma, Sketch, Adobe XD, Framer, Axure, Balsamiq, InVision',
  'Flutter, React Native, Ionic, Xamarin, SwiftUI, Jetpack Compose',
  'Docker, Podman, Kubernetes, OpenShift, ECS, Nomad',
  'Prometheus, Grafana, Datadog, New Relic, Splunk, Dynatrace, Nagios, Zabbix',
  'JIRA, Trello, Asana, Bugzilla, TestRail, Azure Boards',
];

/** Skills that nobody has without another one, by that one. */
const CHILDREN: readonly (readonly [parent: string, children: string])[] = [
  [
    'SQL',
    'MySQL, PostgreSQL, MariaDB, SQL Server, SQLite, PL/SQL, T-SQL, Oracle, BigQuery, Redshift, Snowflake',
  ],
  ['JavaScript', 'TypeScript, React, Angular, Vue.js, Node.js, jQuery, Next.js'],
  ['React', 'Next.js, Redux'],
  ['Vue.js', 'Nuxt, Vuex, Pinia'],
  ['Node.js', 'Express, NestJS'],
  ['Java', 'Spring Boot, Hibernate'],
  ['Python', 'Django, Flask, FastAPI, Pandas'],
  ['PHP', 'Laravel, CodeIgniter, Symfony'],
  ['Ruby', 'Ruby on Rails'],
  ['Dart', 'Flutter'],
  ['Swift', 'SwiftUI'],
  ['CSS', 'Sass, Tailwind CSS, Bootstrap'],
  ['Spark', 'PySpark, Databricks'],
  ['AWS', 'EC2, S3, Lambda, ECS, EKS, CloudFormation'],
  ['C#', 'ASP.NET, Entity Framework'],
  ['Machine Learning', 'Deep Learning, scikit-learn, TensorFlow, PyTorch, XGBoost'],
  ['NoSQL', 'MongoDB, Cassandra, DynamoDB, Couchbase'],
];

const names = (line: string): string[] => line.split(', ');

const KIND_OF = new Map(KINDS.flatMap((line, kind) => names(line).map((name) => [skillKey(name), kind])));
const CHILDREN_OF = new Map(CHILDREN.map(([parent, children]) => [skillKey(parent), names(children)]));

/** The number of a skill's kind; undefined where none is known. */
export const kindOfSkill = (label: string): number | undefined => KIND_OF.get(skillKey(label));

/** Names of the skills that nobody has without this one: PostgreSQL of SQL. */
export const childrenOfSkill = (label: string): readonly string[] => CHILDREN_OF.get(skillKey(label)) ?? [];
