import { FILLER_WORDS, STOP_WORDS } from '@talaash/lexicon/vocabulary';

/** Phrases of sentences about a search. They ask for nothing. */
export const FILLER_PHRASES: readonly string[] = [
  'looking for',
  'looking out for',
  'on the lookout for',
  'in search of',
  'we are hiring',
  'we are looking for',
  'were hiring',
  'hiring for',
  'hiring now',
  'urgent requirement',
  'urgently required',
  'urgent opening',
  'urgent hiring',
  'urgently hiring',
  'urgent need',
  'immediate requirement',
  'immediate opening',
  'immediate openings',
  'immediate hiring',
  'immediate need',
  'immediate vacancy',
  'job opening',
  'night shift',
  'day shift',
  'rotational shift',
  'rotational shifts',
  'shift timing',
  'shift timings',
  'us shift',
  'uk shift',
  'job description',
  'job title',
  'open position',
  'good knowledge of',
  'sound knowledge of',
  'strong knowledge of',
  'hands on experience',
  'hands on',
  'years of experience',
  'work experience',
  'good experience',
  'strong experience',
  'notice period',
  'notice',
  'roles and responsibilities',
  'must have',
  'good to have',
  'nice to have',
  'key skills',
  'tech stack',
  'skill set',
  'can you find me',
  'can you find',
  'please share profiles of',
  'share profiles',
  'profiles of',
  'show me',
  'give me',
  'send me',
  'get me',
  'find me',
  'i want to hire',
  'want to hire',
  'who knows',
  'who know',
  'who can',
  'who has',
  'who have',
  'who is',
  'who are',
  'he or she',
  'she or he',
  'him or her',
  'his or her',
  'pan india',
  'anywhere in india',
  'across india',
  'all over india',
  'in india',
  'open to relocate',
  'ready to relocate',
  'willing to relocate',
  'willing to relocate to',
  'open to relocation',
  'in the field of',
  'in the domain of',
  'full time',
  'part time',
  'as soon as possible',
  'or more',
  'or so',
  'or similar',
  'or equivalent',
  'and so on',
  'and others',
  'and more',
  'not only',
  'but also',
  'no bar',
  'of experience',
  'a plus',
  'a strong plus',
  'is a plus',
  'would be a plus',
  'who led',
  'who has led',
  'has led',
  'have led',
  'led a team',
  'led the team',
  'led teams',
  'lead a team',
  'lead the team',
  'lead teams',
  'leading a team',
  'any location',
  'location no bar',
  'product based',
  'product based company',
  'product based companies',
  'product company',
  'product companies',
  'tier 3 cities',
  'last working day',
  'hybrid work',
  'hybrid mode',
  'hybrid working',
  'on contract',
  'contract to hire',
  'contract basis',
  'mon fri',
  'mon sat',
  'monday to friday',
  'monday to saturday',
  'working hours',
  'working days',
  'office timings',
  'shift timings',
  'job type',
  'employment type',
  'team handling',
  'equal opportunity',
  'freshers are also ok',
  'freshers also ok',
  'freshers are ok',
  'freshers ok',
  'freshers are fine',
  'freshers are welcome',
  'freshers welcome',
  'freshers can apply',
  'freshers can also apply',
  'freshers may apply',
  'freshers also welcome',
  'freshers are also welcome',
];

const OTHER_FILLERS =
  'greetings revert reverting reply cctc ectc pfb pfa jd jds hope hoping abhi besides ' +
  'above below loc location locations np yoe fixed variable fellow fellows buddy bro sir madam cvs cv resumes designation batch c2h c2c fte permanent fulltime timing timings relocation relocate relocating ' +
  'offshore onshore nearshore se gender age aged fluent ex crore crores lac lacs annum monthly joins negotiable buyout lwd next coming male female males females required require requires requirement requirements role roles profile profiles position positions opening openings vacancy vacancies job jobs ' +
  'resource resources talent talents people folks guy guys girl girls boy boys lady ladies man gentleman someone staffing urgent urgently immediate preferably preferred prefer ideally plus ' +
  'bonus nice relevant proven solid sound excellent expertise expert experts proficiency proficient familiar familiarity comfortable skilled skill skills hands having ' +
  'minimum maximum min max least total overall professional year yrs yr yoe exp month months week weeks day days lakh lakhs lpa ctc salary ' +
  'package budget incentive incentives notice period joiner joiners joining join located location living lives live residing area region city place india indian ' +
  'domain industry sector background field company companies firm employer organisation organization startup startups office team teams member members client clients customer customers ' +
  'mandatory optional desired desirable essential certified certification well very really quickly soon currently current now still only just ' +
  'more less than then about around approx approximately between over under within upto up per each every all both either neither some several few ' +
  'many much one two three four five six seven eight nine ten first second other another same such etc eg ie via using use uses used user ' +
  'able ability capable capability done doing done make makes making made built build builds building create created show give get gets send share ' +
  'previously formerly earlier ' +
  'check whether fwd fw rgds rgrds regds ' +
  'help me us he she his her him they it what when where how why there here if while because since until during after before again ' +
  'suggest recommend refer provide should must may might shall will would can could do does did is was were be been being are am im ive id were wed well lets let ' +
  'want wants need needs come comes goes take takes like likes kind sort type level levels grade band hello hi dear hey thanks thank regards kindly pls plz ' +
  'expect expects expected expecting hybrid available availability preferred ready willing open fine ok okay yes no not good best top great right real new';

/** Without the apostrophe of "we're". */
const bare = (word: string): string => (word.includes("'") ? word.replaceAll("'", '') : word);

/** Words that ask for nothing when a question has other words. */
const FILLERS: ReadonlySet<string> = new Set([...FILLER_WORDS, ...OTHER_FILLERS.split(' ')]);

/** Fillers that are also names of skills, kept where nothing but them is asked. */
export const isFiller = (word: string): boolean => FILLERS.has(bare(word));

export const isStopWord = (word: string): boolean => STOP_WORDS.has(bare(word));

/** Usual words of job ads and sentences: they are spelt right, and in a long text they only help. */
export const USUAL_WORDS: ReadonlySet<string> = new Set(
  (
    'led about above accept according account achieve across action active activities actual add address advance advantage age agency agent agree ahead aim allow almost alone ' +
    'along already also although always among amount annual answer anyone anything apart appear apply approach architecture around arrange ask assist associate attach attend attention attitude audience author autonomy ' +
    'available average avoid award aware balance base basic basis beautiful become begin behaviour behind believe benefit better beyond bigger bit block board body bond book boss branch brand bring broad brother brush ' +
    'business busy buy call campaign capital card care career careful carry case cash cause center centre certain chain chair challenge chance change channel character charge chat cheap check child choice choose church ' +
    'class classes clean clear clearly click close cloud club coach code coding cold colleague college color column combine comes comfort command comment commit common communicate communication community compare compete complete complex ' +
    'computer concept concern condition confident confirm connect consider consist constant consult contact contain content context continue contract control conversation cool core corner correct cost count country couple course cover craft crazy ' +
    'create creative credit critical cross culture cup curious custom cut cycle daily damage dance danger dark data date day deal dear debate debug decade decide decision deep default define degree delay deliver demand department depend deploy ' +
    'describe design desk detail develop device die differ different difficult digital dinner direct direction discuss display distance document dog door double down draft draw dream dress drive drop due duty early earn ease east easy eat ' +
    'economy edge edit editor education effect effective effort eight email emerge employ employee empower enable encourage end energy engage engine enjoy enough ensure enter enterprise entire entry environment equal equip error escape especially essay ' +
    'estimate europe even event ever every evidence exact exam example exceed except exchange exciting exercise exist expand expect expense explain explore express extend extra eye face fact fail fair fall family famous fashion fast faster father ' +
    'fault favor feature feedback feel fellow female field fight figure file fill film final finally finance fire firm fit fix flat flexible floor flow fly focus follow food foot force foreign forget form format former forward foundation founder ' +
    'frame free freedom frequent fresh friend friendly front fuel full fully fun function fund further future gain gap garden gather general generate gentle gift girl glad glass global go goal gold grade grand grant graph grass gray great green ground ' +
    'group grow growing growth guard guess guest guide habit hair half hall hand handle happen happy hard hat head health hear heart heavy height held high higher highly hire history hit hold holiday home honest honor hope host hot hour hours house ' +
    'human humor hundred idea identify image imagine impact implement important improve include income increase india individual industrial influence inform initial innovation input inside insight install instance instead insurance integrate intelligent ' +
    'intend interest internal internet interview invest invite involve island issue item itself keep key kid kitchen knew know label lack lake land language large last late later launch law lay layer layout lead leader leadership league learn learning leave left leg ' +
    'legal less letter level library life lift light like likely limit line link list listen literature local location logic long look loop loss love low lower lucky lunch machine mail main maintain maintenance major majority make male manage management ' +
    'manner map mark market marketing marriage master match material matter maybe meal mean meaning measure media medical meet meeting member memory mental mentor menu merge message metal method middle might mile milk million mind mine minor minute mirror ' +
    'miss mission mistake mix mobile mode model modern moment money monitor month moon morning mother motion motivate mouse move movie music name narrow nation native nature near nearly neat neck negative network never news next night node noise none ' +
    'normal north nose note nothing number object observe obtain obvious occasion ocean offer office officer often oil older once online open operate operation opinion opportunity option orange order ordinary organize origin others outcome outside overall ' +
    'overseas owner ownership pace pack page pain paint pair paper parent part partner party pass passion past path patient pattern pause payment peace people perfect perform performance perhaps period person personal phase phone photo phrase physical pick ' +
    'picture piece pilot pipeline pipelines place plan plane planet plant plate platform play please pleasure plenty point policy politics pool poor popular position positive possible post pot potential power practical practice prepare presence present ' +
    'press pressure pretty prevent previous price pride primary print prior private prize problem process produce product production profit program progress project promise promote proper property propose protect proud prove provide public pull purchase pure ' +
    'purpose push quality quarter question quick quiet quite race radio rail rain raise range rapid rare rate rather reach react read reader reading ready reality reason receive recent record recruit reduce refer reflect regard region regular relate relation ' +
    'release relevant reliable remain remember remote remove rent repair repeat replace reply report represent request require rescue research reserve resource respect respond response rest result retail return reveal review reward rich ride right rise risk ' +
    'river road rock role roll roof room root round route routine row rule run safe safety sail sale sales salt sample sand save scale scene schedule school science scope score screen script search season seat second section secure security seek seem select self sell ' +
    'send senior sense sentence separate series serious serve server service session set settle seven shadow shape share sharp shift ship shirt shock shoe shop short should shoulder show shut sick side sign signal silent silver similar simple simply since ' +
    'single sister site sit six size skill skin sleep slice slow small smart smile smooth snow social soft software solid solution solve song sort soul sound source south space speak special specific speech speed spend spirit sport spread spring square stable ' +
    'stack staff stage stakeholder stakeholders stand standard star start startup state station status stay steady steam steel step stick still stock stone stop storage store storm story straight strange strategy stream street strength stress strict strike string strong ' +
    'structure student studio study stuff style subject succeed success sugar suggest suit summer sun super supply support sure surface surprise surround survey sweet swift swim switch symbol system table tail take talent talk tall target task taste tax tea teach ' +
    'teacher team technical technique technology telephone tell temperature tend term test text thank theory thing think third thought thousand thread threat throw thus ticket tie tight time timely tiny title today together tomorrow tone tool tools topic total touch tour toward ' +
    'town track trade traffic train training transfer transform travel treat tree trend trial trip trouble truck true trust truth try turn twice type typical unable under understand understanding unique unit unite universe unless until update upon upper urban use useful user usual ' +
    'value various vast vehicle verify version very view village vision visit visual voice volume volunteer vote wait walk wall warm wash watch water wave way weak wealth wear weather web website week weekend weight welcome west western wheel white whole wide wife wild win wind ' +
    'window wine winter wire wise wish woman wonder wood word work worker world worry worth write writer wrong yard yellow yesterday young youth zone ' +
    'freelance freelancer freelancers freelancing contractor temporary shops shopping sites websites pages women men ladies returning handling hours days night nights rotational weekend weekends willing trainers ' +
    'leeds javac learnt spoke spoken consent consents grown distributor distributors hostel hostels spice spices photon premiere sensor sensors auction auctions basil plsql objectivec ' +
    'gujarati kirana vitae convent jason matteo minus magenta ' +
    'export exports import imports array arrays interacting recommended generator generators semver setup upgrade upgrades reset execution automatic blind transport strip strips iteration iterations readability blank meant stats coordinate coordinates coordinated joined retain chore chores performant black marker markers operators boost constructs embed compute computes computed larger processor processors fatal median assumed ported interactive redact consuming stale closure closures timer timers indexed proto executing codec chars stripping skipping interpret instrumented micro alter intercept transformation informative prune ideal monkey replay relevance employers naive flash badly illustration extractor owned flood floods pearl churn contiguous aggregate aggregated threw leaks interfere animation curve gates locks angle composite atoms inter caret splice relax companion retrieved forge illustrate unread sprint programmes panel panels chose persisted alphabetic biased scalar spell stuck intersection executions statistical driver drivers contest contests contractor contractors elections pager spoken artist artists marine civil mechanical electrical chemical accountant accounting lawyer nurse teacher cook chef sales beauty hotelier clerk driver cashier seller counsel welder fitter ' +
    'answers applications colleagues conversations customers engineers exercises releases requirements responsibilities services teams updates reviews'
  ).split(' '),
);

/** Names of people, which are never corrected to a word of the trade. */
export const NAMES_OF_PEOPLE: ReadonlySet<string> = new Set(
  (
    'aarav aarti abhay abhijeet abhinav abhishek aditi aditya ajay ajit akash akhil akshay alisha alka alok aman amar amarjeet amit amita amol amrita anand ananya angad anil anirudh anisha anita anjali ankit ankita anmol ansh anuj anup anupam anurag anushka aparna archana arjun arnav arpit arun aruna arvind asha ashish ashok ashwin asmita atul avinash ayush ' +
    'babita bala balaji bhanu bharat bharti bhaskar bhavna bhavya bhushan binod bina brijesh chandan chandra chandni charu chetan chirag chitra darshan deepa deepak deepali deepika deepti dev devendra devika dharmesh dhruv dilip dinesh divya durga ekta farah farhan faisal feroz gagan ganesh garima gaurav gautam gayatri geeta gita gopal govind gurpreet ' +
    'hari harish harsh harsha hemant hemlata hina hitesh imran indira irfan isha ishaan jagdish jatin javed jaya jayant jayesh jitendra john joseph juhi jyoti kailash kajal kalpana kamal kamala kamlesh kanchan karan karthik kartik kashish kavita kavya keerthi kiran kirti komal krishna kriti kumar kunal kusum lakshmi lalit lalita lata latika lokesh madhav madhu madhuri mahesh maheshwari mala malini mamta manas maneesh manish manisha manju manoj mansi maria maya meena meenakshi megha mehul mina mita mohan mohit monika mukesh mukta mukul murali ' +
    'nagesh naina namita nandini naresh narayan narendra naveen navin navneet navya nayan neelam neeraj neeta neetu neha nidhi nikhil nikita nilesh nimisha nirmal nirmala nisha nishant nitesh nitin nitya omkar padma pallavi pankaj parag paresh parth parul pavan pawan payal pooja poonam prabhat prachi pradeep prakash pramod pranav pranay prasad prasanna prashant prateek pratik pratibha praveen prem preeti prerna priti priya priyanka puja puneet punit pushpa rachna radha radhika raghav raghu rahul raj raja rajan rajat rajeev rajendra rajesh rajiv rajni raju rakesh rakhi ram raman ramesh rani ranjan ranjit rashmi ratan ravi ravindra reena rekha renu renuka reshma ' +
    'richa rina rita ritesh ritika ritu riya rohan rohini rohit roshan roshni ruchi rupa rupali sachin sagar sahil sakshi saloni samar sameer samir sandeep sandhya sangeeta sanjay sanjeev sanjiv santosh sapna sarika sarita satish satya saurabh savita seema shailesh shakti shalini shankar shanti sharad sharma shashi shashank sheela shikha shilpa shiv shiva shivam shivani shobha shraddha shreya shruti shubham shweta siddharth simran sita smita sneha sonal sonali sonam sonia sridhar srinivas subhash sudha sudhir sujata suman sumit sunil sunita suraj surabhi suresh surya sushil sushma swapnil swati tanmay tanu tanvi tara tarun tejas trisha tulsi tushar uday ujjwal uma umesh urmila usha utkarsh vaibhav vandana vani varsha varun vasudha veena venkat vidya vijay vikas vikram vinay vinod vipin vipul virat vishal vishnu vivek yash yogesh yusuf zara zoya ' +
    'agarwal aggarwal ahmed ali ansari arora bajaj banerjee basu bhat bhatia bhatt bhattacharya biswas bose chakraborty chatterjee chauhan chopra choudhary chowdhury das dasgupta desai deshmukh deshpande dey dixit dubey dutta fernandes gandhi ganguly garg ghosh gill goel gowda goyal gupta hegde hussain iyer iyengar jadhav jain jha jose joshi kadam kapoor kaur khan khanna khurana kohli krishnan kulkarni mahajan malhotra malik mathew mathur mehra mehta menon mishra mittal mohanty mukherjee nadar naidu nair nambiar pandey pandit panicker parekh parikh patel pathak patil patnaik pawar pillai prabhu rana rao rastogi rathore rawat reddy roy sahni sahoo sahu saini saxena sen sethi shah shaikh shetty shinde shukla sibal sidhu singh sinha sood srivastava subramanian swamy tandon thakur thomas tiwari tripathi trivedi tyagi vaidya varma verma vyas yadav'
  ).split(' '),
);
