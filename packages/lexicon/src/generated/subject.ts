// Made of words/subject.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Words in the names of subjects of study. */
export const SUBJECT = entriesOf<'exact'>("administration\nai\napplication\nart\nartificial\nautomobile\nbiology\nbiotechnology\nbusiness\nchemistry\ncivil\ncommerce\ncommunication\ncomputer\ncs\ncse\ndata\ndesign\nece\neconomics\neee\nelectrical\nelectronic\nengineering\nenglish\nfinance\ngeneral\nhonor\nhonour\nhons\nhumanities\ninformation\ninstrumentation\nintelligence\nise\nit\nlearning\nmachine\nmajor\nmanagement\nmarketing\nmathematics\nmaths\nmechanical\nminor\npcb\npcm\npcmb\nphysics\nscience\nsoftware\nspecialization\nstatistics\nstream\nsystem\ntechnology [exact]\nvisual");
