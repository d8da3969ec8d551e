/** Crafts and tools of offices, shops, plants, sites, hospitals and schools that the vocabulary has no other forms of. A dash joins the words of one name. */
export const CRAFTS: readonly string[] = (
  'accounts accounting sourcing screening headhunting naukri linkedin-recruiter boolean-search campus-hiring bulk-hiring employee-relations grievance-handling training-and-development exit-formalities pf-and-esi joining-formalities ' +
  'stock-audit grn dispatch fifo 5s kaizen cycle-count barcode material-handling e-way-bill ' +
  'purchase-orders cost-reduction tendering rfq vendor-development negotiation import-export customs-clearance ' +
  'b2b-sales b2c-sales channel-sales field-sales direct-sales corporate-sales key-account-management account-management market-research client-acquisition upselling cross-selling objection-handling follow-up ' +
  'outbound-calling inbound-calling complaint-handling ticketing zendesk freshdesk livechat ' +
  'balance-sheet invoicing taxation income-tax finalisation ledger-posting bookkeeping cost-accounting internal-audit statutory-audit petty-cash mis-reporting ' +
  'filing typing ms-office ms-word powerpoint vlookup pivot-tables google-sheets calendar-management travel-booking facility-management front-desk ' +
  'keyword-research on-page-seo off-page-seo link-building google-search-console ahrefs semrush content-strategy email-campaigns facebook-ads meta-ads instagram influencer-marketing google-tag-manager ' +
  'blogging proofreading script-writing editing storytelling ' +
  'print-design packaging-design branding typography logo-design illustration premiere-pro davinci-resolve final-cut-pro color-grading animation storyboarding ' +
  'boq bbs quantity-estimation site-supervision surveying total-station staad-pro etabs primavera ms-project revit sketchup concrete rcc shuttering safety-management ' +
  'solidworks catia creo nx gd&t sheet-metal 3d-modeling drafting ansys cnc vmc plc scada hmi vfd welding preventive-maintenance breakdown-maintenance hydraulics pneumatics ' +
  'hplc gc-ms gmp glp sop-preparation capa stability-studies pharmacovigilance ' +
  'patient-care ward-management infection-control icu-care nabh medical-records patient-counselling patient-billing tpa-coordination phlebotomy ' +
  'icd-10 cpt hcpcs hipaa denial-management ' +
  'guest-handling food-safety menu-planning haccp housekeeping kitchen-management ' +
  'lesson-planning curriculum-design classroom-management phonics public-speaking ' +
  'siem network-security endpoint-security threat-hunting incident-response iso-27001 arm-cortex microcontrollers can-protocol'
)
  .split(' ')
  .map((name) => name.replaceAll('-', ' '));
