import type { Random } from './random.ts';

/** What the software that somebody works on is for; read after "for" or "of". */
export const FIELDS = [
  'a chain of hospitals',
  'a chain of diagnostic labs',
  'an online pharmacy',
  'a dental clinic network',
  'a private bank',
  'a co-operative bank',
  'a lender to small shops',
  'a payments company',
  'a mutual fund house',
  'a general insurer',
  'a stock broker',
  'an accounting practice',
  'a school group',
  'a coaching institute',
  'an online university',
  'a language-learning app',
  'a grocery delivery service',
  'a fashion marketplace',
  'a furniture retailer',
  'a jewellery brand',
  'a supermarket chain',
  'a spice exporter',
  'a textile mill',
  'a cement manufacturer',
  'a two-wheeler maker',
  'a tyre company',
  'a logistics firm',
  'a fleet operator',
  'a container port',
  'a bus-booking service',
  'an airline',
  'a hotel group',
  'a food delivery service',
  'a cloud kitchen',
  'a dairy co-operative',
  'a seed company',
  'a farm advisory service',
  'a solar installer',
  'an electricity distributor',
  'a city water board',
  'a state tourism board',
  'a property portal',
  'a construction company',
  'a telecom operator',
  'a news publisher',
  'a music streaming service',
  'a cricket statistics site',
  'a ticketing company',
  'a recruitment agency',
  'a payroll provider',
  'a legal research service',
  'a wedding planner',
  'a courier network',
  'a warehouse operator',
] as const;

const FIRST =
  'Aarohan Akshara Anvaya Arunodaya Ashvattha Bluepeak Banyan Brightloom Chakra Chetana Cobalt Codenest Copperleaf Craftline Deodar Dhruvtara Disha Driftwood Eastgate Ekanta Emberfield Finchley Fourlane Gangotri Greenbyte Gulmohar Harbourline Himadri Inkwell Indigo-Kite Jaltarang Jyotirmay Kalpataru Kaveri Keystone-Park Kiteworks Konark Lanternfish Lotusgate Madhuban Malhar Mangrove Maplewood Meridian-Lake Monsoon Nakshatra Narmada Navrang Neelgiri Nimbus-Hill Nirantar Northstar-Bay Oakline Openfield Orchid-Lane Padmaja Palash Panchvati Peepal Pinecone Pragati Quillstone Rajhans Ravine Redcliff Rohini Saffron-Grid Sahyadri Samanvay Sandstone Saptak Sarovar Shikhara Silverfern Skylark Stonebridge Sunbird Suvarna Swarajya Tamarind Tarang Teakwood Thornfield Trishul Tulsi-Vana Udayana Umbra Ushas Vaayu Varuna Vermilion Vistara-Lake Waveform Whitethorn Windmill Yamuna Zenana-Court Zephyrine'
    .split(' ')
    .map((name) => name.replaceAll('-', ' '));

const SECOND = [
  'Technologies',
  'Software',
  'Systems',
  'Labs',
  'Infotech',
  'Digital',
  'Solutions',
  'Networks',
  'Analytics',
  'Software Services',
  'Tech',
  'Consulting',
  'Interactive',
  'Data Systems',
  'Studios',
  'Innovations',
] as const;

const LEGAL = ['', '', '', ' Pvt Ltd', ' Private Limited', ' LLP', ' India'] as const;

/** The name of a company that does not exist. */
export function nameEmployer(random: Random): string {
  return `${random.pick(FIRST)} ${random.pickCommon(SECOND)}${random.pick(LEGAL)}`;
}
