import type { Places } from '../adapters/places/port.ts';
import type { Locality } from '@talaash/domain/locality/schema';
import type { Random } from './random.ts';

/** Where people of the trade live: city, its state, how many of them, and the parts of it that they name. */
const CITIES: readonly [weight: number, city: string, state: string, suburbs: string][] = [
  [
    20,
    'Bengaluru',
    'Karnataka',
    'Koramangala|Whitefield|Indiranagar|HSR Layout|Electronic City|Marathahalli|BTM Layout|Bellandur|Malleswaram|Sarjapur Road|Yelahanka|Jayanagar|Banaswadi|Basavanagudi',
  ],
  [
    13,
    'Hyderabad',
    'Telangana',
    'Gachibowli|Madhapur|HITEC City|Kondapur|Banjara Hills|Jubilee Hills|Himayathnagar|Begumpet',
  ],
  [
    11,
    'Pune',
    'Maharashtra',
    'Hinjawadi|Kharadi|Baner|Wakad|Viman Nagar|Magarpatta|Kothrud|Hadapsar|Karvenagar',
  ],
  [
    7,
    'Mumbai',
    'Maharashtra',
    'Powai|Andheri East|Andheri West|Lower Parel|Dadar|Mulund West|Chembur|Borivali West|Bandra West',
  ],
  [2, 'Navi Mumbai', 'Maharashtra', 'Airoli|Vashi'],
  [2, 'Thane', 'Maharashtra', ''],
  [
    9,
    'Chennai',
    'Tamil Nadu',
    'Velachery|Sholinganallur|Guindy|Perungudi|Thoraipakkam|T. Nagar|Mylapore|Anna Nagar|Adyar',
  ],
  [5, 'Delhi', 'Delhi', 'Saket|Dwarka|Lajpat Nagar|Nehru Place|Hauz Khas|Vasant Kunj'],
  [6, 'Gurugram', 'Haryana', 'Cyber City|Sohna Road|Udyog Vihar'],
  [6, 'Noida', 'Uttar Pradesh', 'Sector 62|Sector 18'],
  [5, 'Kolkata', 'West Bengal', 'Salt Lake|New Town|Ballygunge|Tollygunge|Behala'],
  [4, 'Ahmedabad', 'Gujarat', 'Satellite|Bodakdev|Prahlad Nagar|Navrangpura'],
  [3, 'Jaipur', 'Rajasthan', 'Malviya Nagar|Vaishali Nagar'],
  [3, 'Kochi', 'Kerala', 'Kakkanad|Edappally'],
  [2.5, 'Indore', 'Madhya Pradesh', 'Vijay Nagar'],
  [2.5, 'Coimbatore', 'Tamil Nadu', 'Peelamedu|Saravanampatti'],
  [2, 'Thiruvananthapuram', 'Kerala', 'Technopark'],
  [2, 'Chandigarh', 'Chandigarh', ''],
  [2, 'Lucknow', 'Uttar Pradesh', 'Gomti Nagar|Hazratganj'],
  [2, 'Bhubaneswar', 'Odisha', 'Patia'],
  [1.5, 'Visakhapatnam', 'Andhra Pradesh', ''],
  [1.5, 'Nagpur', 'Maharashtra', ''],
  [1.5, 'Vadodara', 'Gujarat', ''],
  [1.5, 'Mysuru', 'Karnataka', ''],
  [1, 'Bhopal', 'Madhya Pradesh', 'Arera Colony'],
  [1, 'Surat', 'Gujarat', ''],
  [1, 'Guwahati', 'Assam', ''],
  [1, 'Mangaluru', 'Karnataka', ''],
];

/** Towns where people grew up, studied, and to which some have gone back, by state. */
const TOWNS: Record<string, string> = {
  'Andhra Pradesh': 'Vijayawada|Guntur|Nellore|Tirupati|Kakinada|Kurnool',
  'Arunachal Pradesh': 'Itanagar|Naharlagun',
  Assam: 'Guwahati|Silchar|Dibrugarh|Tezpur|Jorhat',
  Bihar: 'Patna|Gaya|Muzaffarpur|Bhagalpur|Darbhanga',
  Chandigarh: 'Chandigarh',
  Chhattisgarh: 'Raipur|Bhilai|Bilaspur',
  Delhi: 'Delhi',
  Goa: 'Panaji|Margao|Mapuca',
  Gujarat: 'Rajkot|Vadodara|Surat|Bhavnagar|Anand|Gandhinagar',
  Haryana: 'Faridabad|Rohtak|Hisar|Karnal|Panipat|Ambala',
  'Himachal Pradesh': 'Shimla|Solan|Mandi',
  'Jammu and Kashmir': 'Srinagar|Jammu|Udhampur',
  Jharkhand: 'Ranchi|Jamshedpur|Dhanbad',
  Karnataka: 'Mysuru|Hubballi|Mangaluru|Belagavi|Davangere|Shivamogga|Tumakuru|Udupi',
  Kerala: 'Kozhikode|Thrissur|Kollam|Kottayam|Palakkad|Kannur',
  Ladakh: 'Leh',
  'Madhya Pradesh': 'Gwalior|Jabalpur|Ujjain|Bhopal|Sagar',
  Maharashtra: 'Nashik|Kolhapur|Solapur|Sangli|Satara|Amravati|Jalgaon',
  Manipur: 'Imphal',
  Meghalaya: 'Shillong|Tura',
  Mizoram: 'Aizawl|Lunglei',
  Nagaland: 'Dimapur|Kohima|Mokokchung',
  Odisha: 'Cuttack|Rourkela|Sambalpur|Puri',
  Puducherry: 'Puducherry|Karaikal',
  Punjab: 'Ludhiana|Amritsar|Jalandhar|Patiala|Mohali',
  Rajasthan: 'Jodhpur|Udaipur|Kota|Ajmer|Bikaner',
  Sikkim: 'Gangtok',
  'Tamil Nadu': 'Madurai|Tiruchirappalli|Salem|Tirunelveli|Erode|Vellore|Thanjavur',
  Telangana: 'Warangal|Karimnagar|Nizamabad|Khammam',
  Tripura: 'Agartala',
  'Uttar Pradesh': 'Kanpur|Varanasi|Prayagraj|Gorakhpur|Meerut|Agra|Aligarh|Bareilly',
  Uttarakhand: 'Dehradun|Haridwar|Roorkee|Haldwani',
  'West Bengal': 'Howrah|Durgapur|Siliguri|Asansol|Kharagpur',
};

type City = { weight: number; whole: Locality; parts: Locality[] };

export type Homes = {
  /** Where somebody lives now, perhaps in a part of a city. */
  chooseHome(random: Random, homeState: string): { locality: Locality; isLargeCity: boolean };
  /** A city in which somebody works. */
  chooseWorkplace(random: Random): Locality;
  /** A town of a state. */
  chooseTown(random: Random, state: string): Locality;
};

/** Looks up every place once. Throws when the places know one of them no more. */
export async function findHomes(places: Places): Promise<Homes> {
  const find = async (name: string, state: string) => {
    const found = await places.searchPlaces({ query: `${name} ${state}`, countryCode: 'IN', limit: 1 });
    const locality = found[0]?.locality;
    if (locality?.state !== state) throw new Error(`The places do not know ${name}, ${state}`);
    return locality;
  };
  const cities: City[] = [];
  for (const [weight, city, state, suburbs] of CITIES) {
    const parts: Locality[] = [];
    for (const suburb of suburbs.split('|')) if (suburb) parts.push(await find(`${suburb} ${city}`, state));
    cities.push({ weight, whole: await find(city, state), parts });
  }
  const towns = new Map<string, Locality[]>();
  for (const [state, names] of Object.entries(TOWNS)) {
    const list: Locality[] = [];
    for (const name of names.split('|')) list.push(await find(name, state));
    towns.set(state, list);
  }

  return {
    chooseHome(random, homeState) {
      const inTown = towns.get(homeState);
      if (inTown && random.chance(0.2)) return { locality: random.pickCommon(inTown), isLargeCity: false };
      const city = random.pickWeighted(cities);
      const isNamingPart = city.parts.length > 0 && random.chance(0.7);
      return {
        locality: isNamingPart ? random.pickCommon(city.parts) : city.whole,
        isLargeCity: city.weight >= 4,
      };
    },
    chooseWorkplace: (random) => random.pickWeighted(cities).whole,
    chooseTown: (random, state) => random.pick(towns.get(state) ?? [cities[0]?.whole as Locality]),
  };
}
