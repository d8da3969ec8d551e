/** Colleges and universities that recruiters ask by name, as `SYNONYMS` has them. */
export const COLLEGES: readonly (readonly string[])[] = [
  ['IIT', 'iitian', 'iitians', 'iits', 'indian institute of technology', 'indian institutes of technology'],
  ['National Institute of Technology', 'nit?', 'nits?', 'national institutes of technology'],
  ['IIIT', 'iiits', 'indian institute of information technology'],
  ['IIM', 'iims', 'indian institute of management', 'indian institutes of management'],
  ['IISc', 'indian institute of science'],
  ['BITS Pilani', 'birla institute of technology and science'],
  ['VIT', 'vit university', 'vit vellore', 'vellore institute of technology'],
  ['NIFT', 'national institute of fashion technology'],
  ['NID', 'national institute of design'],
  ['Anna University', 'anna univ'],
  ['Delhi University', 'university of delhi'],
  ['Mumbai University', 'university of mumbai', 'bombay university'],
  ['Pune University', 'university of pune', 'savitribai phule pune university', 'sppu'],
  ['Calcutta University', 'university of calcutta'],
  ['Madras University', 'university of madras'],
  ['Bangalore University', 'bengaluru university'],
  ['Osmania University', 'osmania univ'],
  ['Jadavpur University', 'jadavpur univ'],
  ['Gujarat University', 'gujarat univ'],
  ['Amity University', 'amity univ'],
  ['SRM University', 'srm institute of science and technology', 'srmist'],
  ['Manipal University', 'manipal institute of technology', 'manipal academy of higher education'],
  ['Lovely Professional University', 'lpu'],
  ['Delhi Technological University', 'delhi college of engineering'],
  ['Visvesvaraya Technological University', 'vtu'],
  ['Rajasthan Technical University', 'rtu kota'],
  ['Banaras Hindu University', 'bhu'],
  ['Aligarh Muslim University', 'amu'],
  ['Jawaharlal Nehru Technological University', 'jntu', 'jntuh', 'jntuk'],
  ['Thapar University', 'thapar institute of engineering and technology'],
  ['Symbiosis', 'symbiosis international university'],
  ['XLRI', 'xavier school of management'],
];

/** Their terms: the name in small letters without blanks. */
const TERMS: ReadonlySet<string> = new Set(
  COLLEGES.map(([name = '']) => name.toLowerCase().replaceAll(' ', '')),
);

export const isCollegeTerm = (term: string): boolean => TERMS.has(term);
