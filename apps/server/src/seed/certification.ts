import type { Craft } from './trade.ts';

export type CertificationKind = { name: string; issuingOrganization: string };

const GENERAL: readonly CertificationKind[] = [
  { name: 'Professional Scrum Master I', issuingOrganization: 'Scrum.org' },
  { name: 'AWS Certified Cloud Practitioner', issuingOrganization: 'Amazon Web Services' },
  { name: 'Programming, Data Structures and Algorithms', issuingOrganization: 'NPTEL' },
];

const CLOUD: readonly CertificationKind[] = [
  { name: 'AWS Certified Solutions Architect – Associate', issuingOrganization: 'Amazon Web Services' },
  { name: 'Certified Kubernetes Administrator', issuingOrganization: 'The Linux Foundation' },
  { name: 'Microsoft Certified: Azure Administrator Associate', issuingOrganization: 'Microsoft' },
  { name: 'HashiCorp Certified: Terraform Associate', issuingOrganization: 'HashiCorp' },
];

const DATA: readonly CertificationKind[] = [
  { name: 'Professional Data Engineer', issuingOrganization: 'Google Cloud' },
  { name: 'Databricks Certified Data Engineer Associate', issuingOrganization: 'Databricks' },
  { name: 'Microsoft Certified: Power BI Data Analyst Associate', issuingOrganization: 'Microsoft' },
  { name: 'Machine Learning Specialization', issuingOrganization: 'Stanford Online' },
];

const APPLICATION: readonly CertificationKind[] = [
  { name: 'AWS Certified Developer – Associate', issuingOrganization: 'Amazon Web Services' },
  { name: 'MongoDB Associate Developer', issuingOrganization: 'MongoDB University' },
  { name: 'Oracle Certified Professional: Java SE 17 Developer', issuingOrganization: 'Oracle' },
];

/** What people of a craft sit examinations for, besides the general ones. */
export const CERTIFICATIONS: Record<Craft, readonly CertificationKind[]> = {
  interface: [
    ...GENERAL,
    { name: 'Meta Front-End Developer Professional Certificate', issuingOrganization: 'Meta' },
  ],
  service: [...APPLICATION, ...GENERAL],
  mobile: [...GENERAL, { name: 'Associate Android Developer', issuingOrganization: 'Google' }],
  platform: [...CLOUD, ...GENERAL],
  data: [...DATA, ...GENERAL],
  model: [...DATA, ...GENERAL],
  device: [...GENERAL],
  business: [
    ...GENERAL,
    { name: 'Salesforce Certified Platform Developer I', issuingOrganization: 'Salesforce' },
  ],
  testing: [
    { name: 'ISTQB Certified Tester Foundation Level', issuingOrganization: 'Indian Testing Board' },
    ...GENERAL,
  ],
  design: [
    { name: 'Google UX Design Professional Certificate', issuingOrganization: 'Google' },
    { name: 'UX Certification', issuingOrganization: 'Nielsen Norman Group' },
    { name: 'Professional Scrum Master I', issuingOrganization: 'Scrum.org' },
  ],
};
