/** Technologies, tools and crafts that the vocabulary has no other forms of. A dash joins the words of one name. */
export const TECHNOLOGIES: readonly string[] = (
  'axios prisma webdriver openapi systemd android ios mainframe api apis etl watchos wearos html css javascript typescript react angular vue node php python mysql mongodb ' +
  'java scala groovy clojure ruby rust perl lua dart swift elixir erlang haskell julia matlab fortran cobol vba apex solidity sql nosql ' +
  'bash powershell assembly verilog vhdl c r go delphi pascal abap ' +
  'redux mobx zustand recoil storybook webpack vite babel rollup eslint ember backbone knockout alpine gatsby remix astro ' +
  'bootstrap material-ui mui chakra ant-design less stylus ajax json xml graphql-federation apollo relay rxjs ngrx vuex pinia ' +
  'electron ionic cordova capacitor xamarin flutter flutterflow swiftui uikit jetpack-compose jetpack compose coroutines retrofit dagger hilt combine core-data ' +
  'django flask tornado celery pandas numpy scipy matplotlib seaborn plotly jupyter sqlalchemy pydantic streamlit ' +
  'spring spring-mvc spring-cloud spring-security hibernate jpa jsp servlets struts maven gradle junit mockito tomcat jboss weblogic websphere quarkus micronaut vertx jsf thymeleaf lombok ' +
  'laravel symfony yii cakephp drupal magento joomla shopify prestashop opencart moodle livewire composer ' +
  'wcf wpf winforms blazor signalr linq xunit nunit sharepoint dynamics-365 dynamics maui razor umbraco sitecore ' +
  'oracle db2 sqlite mariadb redis memcached cassandra couchbase couchdb neo4j hbase hive impala snowflake redshift teradata clickhouse druid influxdb firebase firestore supabase cosmosdb ' +
  'hadoop airflow dbt nifi flink storm sqoop oozie presto trino kinesis pulsar informatica talend ssis ssrs ssas pentaho datastage matillion fivetran alteryx glue delta-lake delta iceberg data-modeling data-modelling ' +
  'tableau looker qlik qlikview qliksense excel metabase superset dax powerquery sas spss stata google-analytics mixpanel amplitude ' +
  'jenkins ansible puppet chef vagrant helm istio argocd argo-cd circleci travis teamcity bamboo nginx apache haproxy consul vault packer pulumi cloudformation prometheus grafana datadog splunk newrelic nagios zabbix kibana logstash elk fluentd openshift rancher ecs eks aks gke lambda ec2 s3 rds cloudfront route53 serverless github-actions gitlab-ci azure-devops cloudwatch dynatrace opentelemetry ' +
  'selenium cypress playwright puppeteer appium testng cucumber gherkin postman rest-assured soapui katalon testrail jest mocha chai jasmine karma vitest robot-framework pytest tosca uft qtp loadrunner gatling k6 locust browserstack detox espresso xcuitest webdriverio protractor jira bugzilla zephyr xray istqb regression-testing functional-testing smoke-testing mobile-testing database-testing ' +
  'figma sketch invision zeplin axure balsamiq framer principle protopie miro wireframing wireframes prototyping user-research usability-testing usability design-systems design-system interaction-design visual-design information-architecture typography motion-design accessibility webflow indesign coreldraw canva blender maya unity unreal-engine unreal cocos2d ' +
  'keras xgboost lightgbm huggingface transformers langchain llamaindex bert gpt yolo spacy nltk mlflow kubeflow sagemaker vertex-ai statistics recommender time-series a-b-testing forecasting prompt-engineering ' +
  'embedded embedded-c arduino raspberry-pi stm32 freertos autosar can-bus i2c spi uart fpga rtos bluetooth ble zigbee mqtt modbus qt labview ros opc-ua ' +
  'git svn mercurial bitbucket perforce confluence trello asana slack agile scrum kanban safe waterfall sdlc microservices monolith ddd event-driven design-patterns soa grpc soap websocket websockets webrtc oauth oauth2 jwt saml ldap openid keycloak okta ' +
  'rabbitmq activemq zeromq sqs sns eventbridge nats mulesoft boomi tibco biztalk kong apigee camunda pega uipath blue-prism automation-anywhere appian outsystems mendix servicenow workday netsuite zoho-crm hubspot power-apps power-automate powerapps ' +
  'tcp-ip networking ccna ccnp firewall vpn dns dhcp bgp ospf cisco juniper wireshark nmap metasploit burp-suite siem qradar soc owasp cissp ceh penetration-testing vulnerability-assessment active-directory windows-server ubuntu redhat centos unix solaris aix hyper-v vsphere citrix ' +
  'blockchain ethereum hyperledger web3 smart-contracts nft ' +
  'sap hana fiori ui5 bw bods sap-basis tally quickbooks ' +
  'lead-generation cold-calling email-marketing google-ads facebook-ads social-media-marketing content-marketing performance-marketing copywriting key-account-management ' +
  'it-recruitment boolean-search employee-engagement statutory-compliance performance-management payroll onboarding hrms gst tds accounts-payable accounts-receivable general-ledger ' +
  'financial-modelling financial-analysis budgeting vendor-management stakeholder-management risk-management requirements-gathering user-stories process-improvement six-sigma ' +
  'customer-service email-support chat-support vmware hyper-v office-365'
)
  .split(' ')
  .map((name) => name.replaceAll('-', ' '));

/** Words that a job's title holds besides technologies. */
export const ROLE_WORDS: ReadonlySet<string> = new Set(
  (
    'software web mobile application applications cloud platform data machine learning security cyber cybersecurity network networks systems system embedded firmware hardware ' +
    'game games product project program technical support automation manual test testing research business intelligence information solution solutions ' +
    'database etl bi mlops site reliability infrastructure release build visual interaction graphic graphics motion content scrum agile ai ml ' +
    'quality assurance performance penetration frontend backend fullstack full stack front back end ui ux sales marketing digital hr finance operations customer success design'
  ).split(' '),
);
