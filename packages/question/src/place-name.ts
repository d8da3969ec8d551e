const NCR = ['Delhi', 'Gurugram', 'Noida', 'Greater Noida', 'Ghaziabad', 'Faridabad'];
const SOUTH = ['Karnataka', 'Tamil Nadu', 'Kerala', 'Telangana', 'Andhra Pradesh', 'Puducherry'];
const NORTH = [
  'Delhi',
  'Haryana',
  'Punjab',
  'Chandigarh',
  'Uttar Pradesh',
  'Uttarakhand',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Rajasthan',
];
const WEST = ['Maharashtra', 'Gujarat', 'Goa'];
const EAST = ['West Bengal', 'Odisha', 'Bihar', 'Jharkhand'];
const NORTH_EAST = [
  'Assam',
  'Arunachal Pradesh',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
];
const METROS = ['Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Chennai', 'Kolkata'];
const TIER_2 = [
  'Jaipur',
  'Lucknow',
  'Indore',
  'Kochi',
  'Coimbatore',
  'Chandigarh',
  'Nagpur',
  'Bhubaneswar',
  'Visakhapatnam',
  'Vadodara',
  'Surat',
  'Mysuru',
  'Thiruvananthapuram',
  'Bhopal',
  'Nashik',
];
const TRICITY = ['Chandigarh', 'Mohali', 'Panchkula'];
const MUMBAI_REGION = ['Mumbai', 'Navi Mumbai', 'Thane', 'Kalyan', 'Dombivli', 'Panvel'];

/** Names of several places together. */
export const PLACE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  ncr: NCR,
  'delhi ncr': NCR,
  'ncr delhi': NCR,
  'ncr region': NCR,
  'national capital region': NCR,
  tricity: TRICITY,
  'tri city': TRICITY,
  'chandigarh tricity': TRICITY,
  mmr: MUMBAI_REGION,
  'mumbai metropolitan region': MUMBAI_REGION,
  'twin cities': ['Hyderabad', 'Secunderabad'],
  south: SOUTH,
  north: NORTH,
  west: WEST,
  east: EAST,
  'the south': SOUTH,
  'south india': SOUTH,
  'southern india': SOUTH,
  'north india': NORTH,
  'northern india': NORTH,
  'west india': WEST,
  'western india': WEST,
  'east india': EAST,
  'eastern india': EAST,
  'north east india': NORTH_EAST,
  'northeast india': NORTH_EAST,
  'north east': NORTH_EAST,
  'central india': ['Madhya Pradesh', 'Chhattisgarh'],
  'metro cities': METROS,
  'metro city': METROS,
  metros: METROS,
  'tier 2 cities': TIER_2,
  'tier 2 city': TIER_2,
  'tier 1 cities': [...METROS, 'Pune', 'Ahmedabad'],
  'tier 1 city': [...METROS, 'Pune', 'Ahmedabad'],
};

/** Towns that have grown together with a larger one, where most of their people work. */
export const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  'Pimpri-Chinchwad': ['Pune'],
  'Navi Mumbai': ['Mumbai', 'Thane'],
  Thane: ['Mumbai', 'Navi Mumbai'],
  Kalyan: ['Mumbai', 'Thane'],
  Dombivli: ['Mumbai', 'Thane'],
  Panvel: ['Mumbai', 'Navi Mumbai'],
  Secunderabad: ['Hyderabad'],
  Howrah: ['Kolkata'],
  Mohali: ['Chandigarh'],
  Panchkula: ['Chandigarh'],
  Delhi: NCR,
  Gurugram: NCR,
  Noida: NCR,
  'Greater Noida': NCR,
  Ghaziabad: NCR,
  Faridabad: NCR,
};

/** Places that are also a word, a thing or somebody's name: they are meant only after `in`, `from` and the like. */
export const DOUBTFUL_PLACES: ReadonlySet<string> = new Set(
  (
    'south north west east aerodrome airport alaknanda along amarnath amer anand anandapuram archana armament artist asvini avantika azara badami ' +
    'bahula baldev bally banda bandora baran barc basti bhadra bhavani bissau bodhan canning cantonment cat central champa chas chidambaram churu cmc ' +
    'cod dadra dhar durg durga durgapuram epip esi esplanade fci ganapathy gaya gokulam gonda guna gurdwara hal hariana hassan hastings iit jagriti ' +
    'jalali jamalpur jawhar jind kalwa kalyani kannad khanna kingsway krishnanagar lalitpur lanka loni mahal manali manasa mandal manipal mansarovar ' +
    'mau moga mon morena nagar nagari nagina nal nandyal newforest nirmal orai padil palani pali pandu parola parvati patan picket port qumaresh ' +
    'racecourse railway rambha redfields redhills rewa rohini sachin sagar saket sambhar samskruthi sanchi sarwar satellite satna sector sez shahada ' +
    'shivala sikar sion sirsa taj tajmahal tala tali tarana technopark tonk tura una university unnao vaishali vasundhra vennala wellington'
  ).split(' '),
);
