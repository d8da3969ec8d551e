/**
 * Fields of business. `names` are what recruiters call the field: they alone ask for all of it. `words` tell it in what people
 * write of their work, but do not ask for it: "fintech" finds payments, and "payments" does not find all of fintech.
 * A word of everybody's resume is none of them: a quick learner is not in education, nor a team player in gaming.
 * `parts` are fields whose words and employers belong to it, too.
 */
export type DomainLine = { name: string; names: string; words: string; parts?: readonly string[] };

export const DOMAIN_LINES: readonly DomainLine[] = [
  {
    name: 'fintech',
    names:
      'fintech, fin tech, fin-tech, financial services, financial technology, bfsi, finance domain, financial domain, finance industry',
    words:
      'fintech payments payment upi lending loan loans wallet wallets bank banks banking nbfc credit neobank kyc trading broker brokerage ' +
      'stockbroking mutual funds invoicing reconciliation settlement settlements bfsi financial remittance underwriting insurance',
    parts: ['insurance'],
  },
  {
    name: 'banking',
    names: 'banking, bank, banks, nbfc',
    words: 'bank banks banking nbfc loan loans lending credit deposits upi kyc',
  },
  {
    name: 'insurance',
    names: 'insurance, insurtech, insure tech, insurer',
    words: 'insurance insurer insurers insurtech policyholders underwriting claims actuarial premiums',
  },
  {
    name: 'healthcare',
    names:
      'healthtech, health tech, health-tech, healthcare, health care, medtech, med tech, medical domain, pharma, pharmaceutical, pharmaceuticals, hospital, hospitals, life sciences, lifesciences',
    words:
      'health healthcare healthtech hospital hospitals clinic clinics clinical patient patients pharma pharmacy pharmaceutical medical medicine ' +
      'medicines diagnostic diagnostics telemedicine ehr emr fhir hl7 doctors',
  },
  {
    name: 'e-commerce',
    names:
      'e-commerce, ecommerce, e commerce, ecom, online retail, retail, retailtech, retail tech, marketplace, quick commerce, d2c',
    words:
      'ecommerce retail retailer retailers shop shops shopping storefront checkout cart basket marketplace grocery groceries merchandising seller sellers',
  },
  {
    name: 'edtech',
    names:
      'edtech, ed tech, ed-tech, education, education technology, elearning, e-learning, e learning, online learning',
    words:
      'edtech education school schools student students exam exams teacher teachers classroom classrooms tuition elearning lms tutoring',
  },
  {
    name: 'logistics',
    names:
      'logistics, logitech, supply chain, supply-chain, warehousing, shipping, freight, transportation, last mile',
    words:
      'logistics warehouse warehouses warehousing freight parcel parcels courier couriers fleet fleets shipping shipment shipments ' +
      'supply transport transportation trucking cargo',
  },
  {
    name: 'travel',
    names:
      'travel, traveltech, travel tech, travel-tech, tourism, hospitality, aviation, airline, airlines, hotels, hotel',
    words:
      'travel traveller travellers tourism hotel hotels flight flights airline airlines booking bookings itinerary hospitality ferry',
  },
  {
    name: 'mobility',
    names: 'mobility, ride hailing, ride-hailing, cab aggregator',
    words: 'mobility ride rides cab cabs taxi taxis riders',
  },
  {
    name: 'saas',
    names: 'saas, b2b saas, enterprise software',
    words: 'saas multitenant subscription subscriptions',
  },
  {
    name: 'services',
    names:
      'it services, service based, service company, services company, service companies, service based company, consulting company, consultancy, outsourcing',
    words: 'consulting consultancy outsourcing',
  },
  {
    name: 'agritech',
    names: 'agritech, agri tech, agri-tech, agtech, agriculture, farming',
    words:
      'agritech agriculture agri farm farms farmer farmers farming crop crops dairy milk harvest irrigation mandi soil',
  },
  {
    name: 'gaming',
    names: 'gaming, game industry, esports, e-sports, gaming company, gaming industry',
    words: 'game games gaming multiplayer esports gameplay leaderboard',
  },
  {
    name: 'food',
    names: 'foodtech, food tech, food delivery, food-tech',
    words: 'food restaurant restaurants kitchen meals dining grocery',
  },
  {
    name: 'media',
    names: 'media, ott, adtech, ad tech, ad-tech, entertainment, streaming, news',
    words:
      'media ott streaming video publishing publisher advertising ads adtech entertainment news music broadcast',
  },
  {
    name: 'telecom',
    names: 'telecom, telecommunications, telco',
    words: 'telecom telecommunications telco 5g 4g lte subscribers oss bss voip',
  },
  {
    name: 'automotive',
    names: 'automotive, automobile, auto industry, ev, electric vehicles',
    words: 'automotive automobile vehicle vehicles car cars ev autosar adas infotainment dealership',
  },
  {
    name: 'real estate',
    names: 'real estate, realestate, proptech, prop tech, property',
    words: 'property properties realty proptech rentals brokers housing',
  },
  {
    name: 'energy',
    names: 'energy, cleantech, clean tech, renewable energy, solar, oil and gas, utilities',
    words: 'energy solar renewable electricity utilities oil gas cleantech',
  },
  {
    name: 'manufacturing',
    names: 'manufacturing, industry 4.0, industrial',
    words: 'manufacturing factory factories plant industrial scada plc mes',
  },
  {
    name: 'public sector',
    names: 'govtech, government sector, public sector, government projects',
    words: 'government governance citizen citizens municipal ministry',
  },
  {
    name: 'recruitment',
    names: 'hrtech, hr tech, hr-tech',
    words: 'hrtech recruitment recruiters payroll hrms attendance applicants',
  },
  {
    name: 'crypto',
    names: 'crypto, web3, blockchain domain, cryptocurrency',
    words: 'crypto cryptocurrency blockchain web3 defi nft wallet ethereum solidity',
  },
];
