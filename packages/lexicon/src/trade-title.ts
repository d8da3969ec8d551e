/**
 * Titles of jobs in the trades of offices, stores, shops, plants, sites, hospitals, hotels and schools, as `SYNONYMS` has them.
 * One line is one job under all its names, so that whoever asks for one finds the others.
 */
export const TRADE_TITLES: readonly (readonly string[])[] = [
  ...lines(
    'Purchase Executive; purchase officer; purchase assistant; purchase engineer; purchase coordinator; purchase associate; purchase specialist; purchase incharge; ' +
      'procurement executive; procurement officer; procurement engineer; procurement specialist; procurement associate; procurement analyst; procurement coordinator; procurement assistant; ' +
      'purchasing executive; purchasing officer; sourcing executive; sourcing engineer; material buyer',
    'Purchase Manager; procurement manager; manager purchase; manager procurement; purchase head; procurement head; head purchase; head procurement; head of procurement; head of purchase; purchasing manager; sourcing manager',
    'Store Keeper; store executive; store incharge; store in charge; store assistant; store officer; store supervisor; stores executive; stores incharge; stores in charge; stores officer; stores assistant; ' +
      'inventory executive; inventory controller; inventory coordinator; inventory associate',
    'Warehouse Executive; warehouse incharge; warehouse in charge; warehouse assistant; warehouse associate; warehouse supervisor; warehouse officer; warehouse coordinator; godown incharge; godown keeper; godown supervisor',
    'Logistics Executive; logistics coordinator; logistics associate; logistics officer; logistics assistant; logistics supervisor; logistics specialist; logistics incharge; dispatch executive; dispatch incharge; dispatch supervisor; ' +
      'dispatch coordinator; dispatch assistant; supply chain executive; supply chain coordinator; supply chain associate; scm executive; transport executive; transport coordinator; transport supervisor; shipping executive',
    'Warehouse Manager; warehouse head; manager warehouse; head warehouse; head of warehouse; stores manager; store manager warehouse; warehouse operations manager',
    'Logistics Manager; logistics head; head logistics; manager logistics; head of logistics; dispatch manager; transport manager',
    'Supply Chain Manager; supply chain head; head supply chain; manager supply chain; head of supply chain; scm manager; scm head; supply chain lead',
    'Office Administration; office administrator; office admin; office coordinator; admin executive; admin officer; admin assistant; admin associate; admin coordinator; admin incharge; ' +
      'administrative executive; administrative officer; administrative assistant; administration executive; administration officer',
    'Admin Manager; administration manager; admin head; manager admin; manager administration; head admin; head administration; office manager',
    'Office Assistant; office executive; office clerk; office staff',
    'Technical Recruiter; tech recruiter; it recruiter; it technical recruiter; technical talent acquisition specialist',
    'Receptionist; front office executive; front desk executive; front office assistant; front office associate; front desk associate; front desk officer; front desk coordinator; front office; front desk',
    'Executive Assistant; executive secretary; personal assistant; personal secretary; ea?; pa?',
    'Company Secretary; cs?; cs executive; assistant company secretary',
    'Key Account Manager; kam?; key account management; key accounts manager; account manager; key account executive; client servicing manager',
    'Customer Success Manager; csm?; client success manager; customer success executive; customer success specialist; customer success associate; customer success representative; client success executive; client success specialist; client success associate',
    'Office Boy; peon; office attendant; office helper; pantry boy',
    'Relationship Manager; rm?; relationship officer; relationship executive; relationship associate',
    'Collection Executive; collections executive; collection officer; collection agent; field collection executive; recovery executive; recovery officer; recovery agent',
    'Credit Officer; credit executive; credit analyst; loan officer; loan processing officer',
    'Store Manager; showroom manager; retail store manager; retail manager; outlet manager; shop manager',
    'Retail Sales; retail sales executive; retail sales associate; store sales associate; counter sales executive; counter sales; showroom sales executive; fashion consultant; store associate; retail associate',
    'Cashier; billing executive; cash executive; billing clerk',
    'Process Associate; process executive',
    'Driver; delivery driver; cab driver; car driver; truck driver; company driver; chauffeur',
    'Delivery Executive; delivery boy; delivery partner; delivery associate; delivery agent; delivery rider; courier boy',
    'Security Guard; watchman; security supervisor; security officer',
    'Electrician; wireman; electrical technician; electrical fitter; lineman',
    'HVAC Technician; ac technician; refrigeration technician; ac mechanic',
    'CNC Operator; cnc machinist; cnc programmer; cnc setter; cnc machine operator; vmc operator; vmc setter; cnc turner',
    'Production Engineer; production executive; production supervisor; production officer; production incharge; shift incharge; shift engineer; manufacturing engineer',
    'Quality Control; qc; qc engineer; qc executive; qc inspector; quality control engineer; quality control executive; quality control inspector; quality inspector; quality inspection',
    'Chemist; analytical chemist; qc chemist; quality control chemist; lab chemist; production chemist',
    'Maintenance Engineer; maintenance technician; maintenance executive; maintenance supervisor; maintenance incharge; plant maintenance engineer',
    'Electrical Engineer; electrical site engineer; electrical maintenance engineer; electrical design engineer; electrical supervisor; electrical project engineer',
    'Quantity Surveyor; quantity surveying; billing engineer; estimation engineer',
    'Draftsman; draughtsman; draftsmen; draughtsmen; cad draftsman; cad draughtsman; autocad draftsman; autocad draughtsman; civil draftsman; civil draughtsman; mechanical draftsman; mechanical draughtsman; ' +
      'cad designer; autocad designer; cad operator; autocad operator; cad engineer; cad technician',
    'Design Engineer; mechanical design engineer; mechanical designer; product design engineer; cad design engineer; design engineer mechanical',
    'AutoCAD; auto cad',
    'Excel; ms excel; microsoft excel; advanced excel',
    'MS Office; microsoft office',
    'Tally; tally erp; tally erp 9; tally prime',
    'GST; gst filing; gst returns; goods and services tax',
    'TDS; tds returns; tds filing',
    'Payroll; payroll processing; payroll management',
    'Inventory Management; inventory control; stock management',
    'Cold Calling; cold calls; cold call',
    'Test Cases; test case; test case writing; test case design',
    'Statutory Compliance; statutory compliances; labour law compliance',
    'Vendor Management; supplier management',
    'Nursing Superintendent; head nurse; nursing incharge; nursing in charge; nursing supervisor; nurse manager; nursing head',
    'Hospital Administration; hospital administrator; hospital admin; hospital admin executive; hospital operations executive; hospital coordinator; patient care coordinator; hospital executive',
    'Medical Coding; medical coder; certified medical coder; medical coding executive; medical coding specialist; medical coding analyst',
    'Medical Billing; medical biller; medical billing executive; ar caller; accounts receivable caller',
    'Lab Technician; laboratory technician; medical lab technician; medical laboratory technician; dmlt; pathology technician; lab assistant; laboratory assistant',
    'Pharmacist; pharmacy assistant; pharmacy executive; dispensing pharmacist',
    'Medical Representative; medical rep; pharma sales representative; pharma sales executive; medical sales representative',
    'Physiotherapist; physiotherapy',
    'Chef; commi; commis; commi chef; commis chef; chef de partie; sous chef; demi chef de partie; executive chef; cook?',
    'Steward; waiter; waitress; restaurant captain; food and beverage executive; food and beverage associate',
    'Housekeeping; house keeping; room attendant; housekeeper',
    'Academic Counsellor; academic counselor; education counsellor; education counselor; admission counsellor; admission counselor; admissions counsellor; admissions counselor; career counsellor; career counselor; student counsellor; student counselor',
    'Fashion Designer; fashion design; apparel designer; garment designer; textile designer',
    'Merchandiser; garment merchandiser; apparel merchandiser; fashion merchandiser; merchandising executive',
    'Interior Designer; interior design; interior decorator',
    'Video Editor; video editing; video editing executive; film editor',
    'SOC Analyst; soc engineer; soc specialist; security operations analyst; security operations engineer; security operations center analyst; security operations centre analyst; siem analyst; siem engineer',
  ),
];

/** The forms of each line, which semicolons part. */
function lines(...all: readonly string[]): string[][] {
  return all.map((line) => line.split('; '));
}
