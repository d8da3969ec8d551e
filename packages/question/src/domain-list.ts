/**
 * Fields of business. `names` are what recruiters call the field: they alone ask for all of it. `words` tell it in what people
 * write of their work, but do not ask for it: "fintech" finds payments, and "payments" does not find all of fintech. A dash joins
 * the words of a concept of the vocabulary. A word of everybody's resume is none of them: a quick learner is not in education, nor
 * a team player in gaming, and whoever reconciles accounts is not in a bank.
 * `employers` are words of which one in an employer's name tells the field, but not in prose: who writes of developers is not in
 * real estate.
 * `parts` are fields whose words and employers belong to it, too; whoever was in a field that is `near` counts half.
 */
export type DomainLine = {
  name: string;
  names: string;
  words: string;
  employers?: string;
  parts?: readonly string[];
  near?: readonly string[];
};

export const DOMAIN_LINES: readonly DomainLine[] = [
  {
    name: 'bfsi',
    names:
      'bfsi, financial services, finance domain, financial domain, finance industry, finance sector, financial sector, financial industry, banking and insurance, banking and financial services, banking and finance',
    words: 'bfsi financial-services',
    parts: ['fintech', 'banking', 'insurance'],
  },
  {
    name: 'fintech',
    names: 'fintech, fin tech, fin-tech, financial technology',
    words:
      'fintech payments payment upi stock-broking wallet wallets neobank neobanking stockbroking demat mutual-funds lending loan loans remittance',
    employers: 'payments pay securities broking',
    near: ['banking', 'insurance'],
  },
  {
    name: 'banking',
    names:
      'banking, bank, banks, nbfc, investment banking, capital markets, corporate banking, retail banking',
    words: 'bank banks banking nbfc loan loans lending microfinance credit-card deposits kyc bfsi',
    employers: 'finance finserv fincorp finvest fincare microfinance capital',
    near: ['fintech'],
  },
  {
    name: 'insurance',
    names: 'insurance, insurtech, insure tech, insurer',
    words: 'insurance insurer insurers insurtech policyholders underwriting actuarial bfsi',
    employers: 'assurance insure',
  },
  {
    name: 'healthcare',
    names:
      'healthtech, health tech, health-tech, healthcare, health care, medtech, med tech, medical domain, medical industry, hospital, hospitals',
    words:
      'health healthcare healthtech hospital hospitals clinic clinics clinical patient patients pharmacy medical medicine ' +
      'medicines diagnostic diagnostics telemedicine ehr emr fhir hl7 hipaa doctors opd nursing-home',
    employers: 'medicare wellness polyclinic medicity medcity diagnostics',
    near: ['pharma'],
  },
  {
    name: 'pharma',
    names:
      'pharma, pharmaceutical, pharmaceuticals, life sciences, lifesciences, life science, biotech, biotechnology',
    words:
      'pharma pharmaceutical pharmaceuticals biotech life-sciences formulation formulations drugs gmp usfda',
    employers: 'laboratories lifesciences lifescience drugs remedies biologics biotech',
    near: ['healthcare'],
  },
  {
    name: 'e-commerce',
    names: 'e-commerce, ecommerce, e commerce, ecom, online retail, marketplace, quick commerce, d2c',
    words: 'ecommerce d2c online-store shopping storefront checkout cart basket marketplace seller sellers',
    near: ['retail'],
  },
  {
    name: 'retail',
    names: 'retail, retailtech, retail tech, retail industry, supermarket, hypermarket, modern trade',
    words:
      'retail retailer retailers shop shops merchandising grocery groceries supermarket supermarkets hypermarket showroom showrooms jewellery',
    employers: 'mart bazaar stores hypermarket supermarket shoppers jewellers fashions',
    parts: ['e-commerce'],
  },
  {
    name: 'consumer goods',
    names: 'fmcg, cpg, fmcd, consumer goods, consumer durables, consumer products, beverages, food products',
    words: 'fmcg fmcd cpg consumer-goods biscuits snacks beverages toiletries detergent',
    employers: 'foods beverages dairy consumer',
    near: ['food'],
  },
  {
    name: 'edtech',
    names:
      'edtech, ed tech, ed-tech, education, education technology, elearning, e-learning, e learning, online learning',
    words:
      'edtech education school schools student students exam exams teacher teachers classroom classrooms tuition elearning lms tutoring coaching-institute',
    employers: 'academy institute institutes college university vidyalaya classes learning tutorials',
  },
  {
    name: 'logistics',
    names:
      'logistics, logitech, supply chain, supply-chain, warehousing, shipping, freight, transportation, last mile',
    words:
      'logistics warehouse warehouses warehousing freight parcel parcels courier couriers fleet fleets shipping shipment shipments ' +
      'supply-chain transport transportation trucking cargo fulfilment fulfillment 3pl last-mile',
    employers: 'logistic transports roadways carriers couriers shipping movers',
  },
  {
    name: 'travel',
    names: 'travel, traveltech, travel tech, travel-tech, tourism, aviation, airline, airlines',
    words:
      'travel traveller travellers tourism flight flights airline airlines airport itinerary itineraries ferry tours holidays',
    employers: 'tours travels holidays airways aviation trip',
    parts: ['hospitality'],
  },
  {
    name: 'hospitality',
    names: 'hospitality, hotels, hotel, hotel industry, hoteliers, resorts',
    words: 'hospitality hotel hotels resort resorts banquet banquets restaurant restaurants',
    employers: 'palace resort resorts inn suites',
    near: ['travel', 'food'],
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
    names: 'agritech, agri tech, agri-tech, agtech, agriculture, farming, agri',
    words:
      'agritech agriculture agri farm farms farmer farmers farming crop crops dairy milk harvest irrigation mandi soil fertilizer fertilizers fertiliser fertilisers pesticides',
    employers: 'agro agri seeds fertilizers fertilisers crop',
  },
  {
    name: 'gaming',
    names: 'gaming, game industry, esports, e-sports, gaming company, gaming industry',
    words: 'game games gaming multiplayer esports gameplay leaderboard',
  },
  {
    name: 'food',
    names: 'foodtech, food tech, food delivery, food-tech, food industry, restaurants, qsr',
    words: 'food food-delivery restaurant restaurants kitchen meals dining grocery qsr',
    employers: 'caterers catering bakery bakers kitchens',
  },
  {
    name: 'media',
    names: 'media, ott, adtech, ad tech, ad-tech, entertainment, streaming, news, advertising',
    words:
      'media ott streaming video publishing publisher advertising ads adtech entertainment news music broadcast newspaper',
    employers: 'entertainment broadcasting films publications',
  },
  {
    name: 'telecom',
    names: 'telecom, telecommunications, telecommunication, telco',
    words: 'telecom telecommunications telecommunication telco 5g 4g lte subscribers oss bss voip',
    employers: 'communications networks',
  },
  {
    name: 'automotive',
    names: 'automotive, automobile, automobiles, auto industry, auto components, ev, electric vehicles',
    words:
      'automotive automobile automobiles vehicle vehicles car cars ev autosar adas infotainment dealership scooter scooters tractor tractors wheeler wheelers ecu',
    employers: 'motors motor auto automotives automobiles autocomp tyres',
    near: ['manufacturing'],
  },
  {
    name: 'real estate',
    names: 'real estate, realestate, proptech, prop tech, property',
    words: 'real-estate property properties realty proptech rentals housing apartments villas rera',
    employers: 'realty realtors estates estate properties builders developers homes housing',
    near: ['construction'],
  },
  {
    name: 'construction',
    names:
      'construction, infrastructure industry, infrastructure domain, epc, building materials, cement, civil construction',
    words: 'construction epc highways bridges cement',
    employers:
      'construction constructions infra infrastructure infraprojects infratech projects builders cement buildcon',
    near: ['real estate'],
  },
  {
    name: 'energy',
    names:
      'energy, cleantech, clean tech, renewable energy, solar, oil and gas, utilities, power sector, power industry, power plant, power plants, power generation, thermal power',
    words:
      'energy solar renewable electricity utilities oil-and-gas refinery petroleum cleantech turbines discom',
    employers: 'power energies petroleum oil gas renewables solar petrochemicals',
  },
  {
    name: 'manufacturing',
    names: 'manufacturing, industry 4.0, industrial, engineering industry',
    words: 'manufacturing manufacturer manufacturers factory factories plant plants industrial scada plc mes',
    employers:
      'industries manufacturing manufacturers engineers forge forgings castings steel steels polymers plastics electricals engg fabricators tools machines',
    parts: ['textile', 'chemicals'],
    near: ['automotive'],
  },
  {
    name: 'textile',
    names:
      'textile, textiles, garments, garment, apparel, fashion industry, textile exports, garment exports',
    words: 'textile textiles garment garments apparel yarn fabric fabrics spinning weaving knitwear',
    employers: 'mills garments spinning knits fabrics apparels',
  },
  {
    name: 'chemicals',
    names: 'chemical, chemicals, chemical industry, paints, specialty chemicals',
    words: 'chemical chemicals petrochemical petrochemicals paints coatings polymer polymers',
    employers: 'chem paints coatings organics',
  },
  {
    name: 'semiconductor',
    names: 'semiconductor, semiconductors, vlsi industry, chip design',
    words: 'semiconductor semiconductors vlsi asic',
    employers: 'semiconductors microelectronics',
  },
  {
    name: 'public sector',
    names: 'govtech, government sector, public sector, government projects, government domain',
    words: 'government governance citizen citizens municipal ministry',
    employers: 'ministry municipal',
  },
  {
    name: 'recruitment',
    names: 'hrtech, hr tech, hr-tech, staffing industry, staffing',
    words: 'hrtech recruitment recruiters payroll hrms attendance applicants staffing',
    employers: 'manpower staffing placements recruiters',
  },
  {
    name: 'crypto',
    names: 'crypto, web3, blockchain domain, cryptocurrency',
    words: 'crypto cryptocurrency blockchain web3 defi nft wallet ethereum solidity',
  },
];
