import { skillKey } from './phrase.ts';
import { SKILL_CHILDREN } from './skill-child.ts';

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

const names = (line: string): string[] => line.split(', ');

const KIND_OF = new Map(KINDS.flatMap((line, kind) => names(line).map((name) => [skillKey(name), kind])));
const CHILDREN_OF = new Map(SKILL_CHILDREN.map(([parent, children]) => [skillKey(parent), children]));

/** The number of a skill's kind; undefined where none is known. */
export const kindOfSkill = (label: string): number | undefined => KIND_OF.get(skillKey(label));

/** Names of the skills that nobody has without this one: PostgreSQL of SQL. */
export const childrenOfSkill = (label: string): readonly string[] => CHILDREN_OF.get(skillKey(label)) ?? [];

/** Names of all skills that are told apart here. */
export const KIND_SKILLS: readonly string[] = [
  ...KINDS.flatMap(names),
  ...SKILL_CHILDREN.flatMap(([parent, children]) => [parent, ...children]),
];
