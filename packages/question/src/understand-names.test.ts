import { describe, expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

describe('employers', () => {
  test.each([
    ['zendesk / chat support / email support', 'zendesk "chat support" "email support"'],
    ['ex zendesk support', '{formerly at Zendesk} support'],
    ['oracle dba', 'oracle dba'],
    ['java at oracle', '{worked at Oracle} java'],
    ['ex oracle or sap java', '{formerly at Oracle or SAP} java'],
    ['working in oracle java', 'oracle java'],
    ['worked with google sheets', '"google sheets"'],
    ['never worked with google sheets', '-"google sheets"'],
    ['sales manager, never worked with google ads', 'sales manager -google ads'],
    ['worked at google, sheets', '{worked at Google or Alphabet} sheets'],
    ['migration from oracle to postgres', 'migration oracle postgres'],
    ['servicenow company java', '{worked at ServiceNow} java'],
    ['siemens plc programmer', 'siemens plc programmer'],
    ['ex ust java', '{formerly at UST Global or UST} java'],
    ['tcs/infosys java', '{worked at Tata Consultancy Services, TCS or Infosys} java'],
    ['java developer ex infosys', '{formerly at Infosys} java developer'],
    [
      'data engineer big 4',
      '{worked at Deloitte, EY, Ernst and Young, KPMG, PwC or PricewaterhouseCoopers} data engineer',
    ],
    ['ex-flipkart data scientist', '{formerly at Flipkart} data scientist'],
    ['python developer from razorpay', '{worked at Razorpay} python developer'],
    ['currently working at wipro java', '{works at Wipro} java'],
    ['full stack developer zoho', '{worked at Zoho} full stack developer'],
    ['byjus ex employee java', "{formerly at BYJU'S, Byjus or Byju} java"],
    ['react working in zomato or swiggy', '{works at Zomato or Swiggy} react'],
    ['past:infosys data engineer', '{formerly at Infosys} data engineer'],
    ['current:tcs java', '{works at Tata Consultancy Services or TCS} java'],
    ['company:infosys java', '{worked at Infosys} java'],
    ['company:Deloitte/KPMG/EY java', '{worked at Deloitte, KPMG, EY or Ernst and Young} java'],
    ['past:(Infosys|Wipro) selenium', '{formerly at Infosys or Wipro} selenium'],
    ['company:(Infosys OR "Tata Motors") java', '{worked at Infosys or Tata Motors} java'],
    ['-company:(tcs|wipro) java', 'java -{worked at Tata Consultancy Services or TCS} -{worked at Wipro}'],
    ['title:ui/ux', '{title “ui/ux”}'],
    ['city:pune/mumbai java', '{in Pune or Mumbai} java'],
    ['skill:react/vue java', '~{react}/{vue} java'],
    ['skill:ci/cd java', '{ci/cd} java'],
    ['past:() java', 'java'],
    ['lawyers from Khaitan, Cyril Amarchand or AZB', '{worked at Khaitan, Cyril Amarchand or AZB} lawyers'],
    ['people from Kerala or Goa', '{in Kerala or Goa}'],
    ['company:"Tata Consultancy Services" java', '{worked at Tata Consultancy Services or TCS} java'],
    ['company:tata consultancy services java', '{worked at Tata Consultancy Services or TCS} java'],
    ['ex google engineers', '{formerly at Google or Alphabet} engineers'],
    ['data engineer previously with Amazon', '{formerly at Amazon} data engineer'],
    ['formerly goldman react', '{formerly at Goldman Sachs or Goldman} react'],
    ['previously led teams of react developers', 'react developers'],
    ['amdocs alumni', '{formerly at Amdocs}'],
    ['ex-amazon or microsoft sde', '{formerly at Amazon or Microsoft} sde'],
    ['worked at Acme Corp java developer', '{worked at Acme Corp} java developer'],
    ['ex-acme java', '{formerly at acme} java'],
    ['java amazon flipkart', '{worked at Amazon or Flipkart} java'],
    ['qa google, infosys', '{worked at Google, Alphabet or Infosys} qa'],
    ['salesforce infosys', '{worked at Infosys} salesforce'],
    ['from swiggy or zomato backend', '{worked at Swiggy or Zomato} backend'],
    ['java at target', '{worked at Target} java'],
    ['target audience marketing', '~target ~audience marketing'],
    ['google cloud engineer', 'google cloud engineer'],
    ['razorpay integration java', 'razorpay integration java'],
    ['expert in salesforce', 'salesforce'],
    ['experience with oracle java', 'oracle java'],
    ['people from uber or ola', '{worked at Uber, Ola, Ola Cabs or ANI Technologies}'],
    ['formerly at tcs java', '{formerly at Tata Consultancy Services or TCS} java'],
    ['tcs java', '{worked at Tata Consultancy Services or TCS} java'],
    ['razor pay java', '{worked at Razorpay} java'],
    ['infosys or wipro java', '{worked at Infosys or Wipro} java'],
    ['previously at zomato', '{formerly at Zomato}'],
    ['java developers from product companies', 'java developers'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('fields of business', () => {
  test.each([
    ['fintech java developer', '[fintech] java developer'],
    ['mainframe application developer', 'mainframe developer'],
    ['SAP FICO functional consultant', 'sap fico consultant'],
    ['senior software engineer java', '{Senior} ~software engineer java'],
    ['react developer who built edtech products', 'react developer [edtech]'],
    ['banking product manager', '[banking] product manager'],
    ['react developer who worked for SaaS companies', 'react developer [saas]'],
    ['react developer who worked at Health Net', '{worked at Health Net} react developer'],
    ['python developer ecommerce domain', 'python developer [e-commerce]'],
    ['data analyst edtech', 'data analyst [edtech]'],
    ['data engineer payments upi', 'data engineer payments upi'],
    ['backend developer insurance', 'backend developer [insurance]'],
    ['designer agritech', 'designer [agritech]'],
    ['pharma data analyst', '[pharma] data analyst'],
    ['business analyst bfsi', 'business analyst [bfsi]'],
    ['accountant manufacturing industry', 'accountant [manufacturing]'],
    ['sales officer fmcg', 'sales officer [consumer goods]'],
    ['hr executive textile industry', 'hr executive [textile]'],
    ['site engineer construction domain', 'site engineer [construction]'],
    ['mutual funds sales', 'mutual funds sales'],
    ['healthtech react', '[healthcare] react'],
    ['health care python', '[healthcare] python'],
    ['travel tech node', '[travel] node'],
    ['b2b saas product manager', '[saas] product manager'],
    ['banking domain java', '[banking] java'],
    ['game developer', 'game developer'],
    ['gaming react', '[gaming] react'],
    ['logistics java developer', '[logistics] java developer'],
    ['domain:fintech react', '[fintech] react'],
    ['supply chain analyst', '[logistics] analyst'],
    ['real estate sales', '[real estate] sales'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('fields with a colon', () => {
  test.each([
    ['skill:aws>=3y devops', '{aws for 3+ years} devops'],
    ['skill:react>=5y', '{react for 5+ years}'],
    ['skill:react', '{react}'],
    ['title:"tech lead" java', '{title “tech lead”} java'],
    ['title:developer -title:senior', '{title “developer”} -{title “senior”}'],
    ['location:pune react', '{in Pune} react'],
    ['place:"navi mumbai" react', '{in Navi Mumbai} react'],
    ['exp:5-8 react', '{5 to 8 years} react'],
    ['experience:3+ react', '{3+ years} react'],
    ['salary:<20 react', '{under ₹20 LPA} react'],
    ['notice:30 react', '{notice up to 30 days} react'],
    ['notice:immediate react', '{notice up to 1 week} react'],
    ['english:fluent react', '{Advanced English or better} react'],
    ['category:testing', '{Software Testing}'],
    ['remote:yes java', '{can work from home} java'],
    ['active:7 java', '{active in the last 7 days} java'],
    ['degree:mca java', '{MCA degree} java'],
    ['skill:', 'skill'],
    ['title:"" java', 'java'],
    ['note: java', '~note java'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('Hindi', () => {
  test.each([
    ['warehouse ka kaam jaanne wala pune', '{in Pune} warehouse'],
    ['hamare liye telecaller dhundo', 'telecaller'],
    ['jisne tcs mein kaam kiya ho', '{worked at Tata Consultancy Services or TCS}'],
    ['achi english bolne wali', '{Advanced English or better}'],
    ['wo developer jo remote kar sake', '{can work from home} developer'],
    ['abhi se join kar sake java', '{notice up to 1 week} java'],
    ['जावा डेवलपर', 'java developer'],
    ['रिएक्ट डेवलपर', 'react developer'],
    ['डेटा एनालिस्ट', 'data analyst'],
    ['सीनियर जावा डेवलपर', '{Senior} java developer'],
    ['नोएडा में रिएक्ट डेवलपर', '{in Noida} react developer'],
    ['पाइथन डेवलपर 5 साल अनुभव', '{5 to 7 years} python developer'],
    ['जावा डेवलपर बेंगलुरु में ३ साल का अनुभव', '{in Bengaluru} {3 to 5 years} java developer'],
    ['तुरंत जावा इंजीनियर मुंबई', '{notice up to 1 week} {in Mumbai} java engineer'],
    ['फ्रेशर पाइथन', '{up to 1 year} python'],
    ['रिमोट जावा डेवलपर वेतन 15 लाख', '{can work from home} {under ₹15 LPA} java developer'],
    ['java developer chahiye bangalore mein', '{in Bengaluru} java developer'],
    ['10 lakh se kam python developer', '{under ₹10 LPA} python developer'],
    ['react wala developer pune mein 3 saal ka anubhav', '{in Pune} {3 to 5 years} react developer'],
    ['2 se 4 saal java', '{2 to 4 years} java'],
    ['20 lakh tak ka java developer', '{under ₹20 LPA} java developer'],
    ['pune ya mumbai me java developer', '{in Pune or Mumbai} java developer'],
    ['पुणे या मुंबई जावा', '{in Pune or Mumbai} java'],
    ['bina angular ke react developer', 'react developer -angular'],
    ['मुझे दिल्ली में टेस्टर चाहिए', '{in Delhi} tester'],
    ['टेराफॉर्म जेनकिंस', 'terraform jenkins'],
    ['ओरेकल डेवलपर', 'oracle developer'],
    ['गुवाहाटी जावा', '{in Guwahati} java'],
    ['राहुल शर्मा', 'राहुल शर्मा'],
    ['घर से काम रिएक्ट', '{can work from home} react'],
    ['15 लाख से कम जावा', '{under ₹15 LPA} java'],
    ['3 साल से ज्यादा अनुभव जावा', '{3+ years} java'],
    ['bina php java', 'java -php'],
    ['react lekin angular nahi', 'react -angular'],
    ['python ke bina data engineer', 'data engineer -python'],
    ['fresher nahi chahiye java', 'java -{up to 1 year}'],
    ['experience nahi chahiye react', 'react'],
    ['do saal ka java developer', '{2 to 3 years} java developer'],
    ['turant join karne wala react developer', '{notice up to 1 week} react developer'],
    ['koi accha tester hai kya noida me', '{in Noida} tester'],
    ['कंटेंट राइटर दिल्ली', '{in Delhi} content writer'],
    ['bina shah', 'bina shah'],
    ['anubhav sharma', 'anubhav sharma'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('misspelt words', () => {
  test.each([
    ['banglore react developer', '{in Bengaluru} react developer'],
    ['pyton devloper', 'python developer'],
    ['angluar developer', 'angular developer'],
    ['kubernates', 'kubernetes'],
    ['automation tesing selenuim', 'automation testing selenium'],
    ['postgress python', 'postgres python'],
    ['reactjs develper chenai', '{in Chennai} reactjs developer'],
    ['infosis java', '{worked at Infosys} java'],
    ['machine lerning enginer', 'machine learning engineer'],
    ['hydrabad java', '{in Hyderabad} java'],
    ['gurgoan python', '{in Gurugram} python'],
    ['kuberntes docker', 'kubernetes docker'],
    ['javascirpt developer', 'javascript developer'],
    ['typscript react', 'typescript react'],
    ['imediate joiner java', '{notice up to 1 week} java'],
    ['chenai or hydrabad java', '{in Chennai or Hyderabad} java'],
    ['koramangla react', '{in Koramangala} react'],
    ['priya sharma react', 'priya sharma react'],
    ['rahul verma', 'rahul verma'],
    ['roshni', 'roshni'],
    ['building services engineer', 'services engineer'],
    ['developing apis', 'developing apis'],
    ['ahmadabad php', '{in Ahmedabad} php'],
    ['buisness analyst', 'business analyst'],
    ['expirience 5 years java', '{5 to 7 years} java'],
    ['flipcart java', '{worked at Flipkart} java'],
    ['fintec java', '[fintech] java'],
    ['salesfroce', 'salesforce'],
    ['cyber secuirty', 'cyber security'],
    ['1 crore java', '{under ₹100 LPA} java'],
    ['grafic designer', 'graphic designer'],
    ['fotoshop', 'photoshop'],
    ['telicaller bangalor', '{in Bengaluru} telecaller'],
    ['purchse exicutive', 'purchase executive'],
    ['mechnical engineer', 'mechanical engineer'],
    ['suply chain', '[logistics]'],
    ['docter', 'doctor'],
    ['fronted developer', 'frontend developer'],
    ['recieptionist', 'receptionist'],
    ['acountant in gurgoan', '{in Gurugram} accountant'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

test.each([
  ['jva developer', 'java'],
  ['sels executive', 'sales'],
  ['rect developer', 'react'],
  ['flsk developer', 'flask'],
])('a short word that has lost a vowel is read: %s', (text, right) => {
  expect(understand(text).corrections).toEqual([{ from: text.split(' ')[0], to: right }]);
});

test.each(['vite', 'odoo', 'miro', 'sip', 'gst', 'nod', 'mast', 'naav', 'sapna'])(
  'a short word that may be a name of its own is left as it is: %s',
  (word) => {
    expect(understand(`${word} developer`).corrections).toEqual([]);
  },
);

test.each([
  ['java bangalor', 'bengaluru'],
  ['java gurgao', 'gurugram'],
  ['java calcut', 'kolkata'],
])('a place that was typed by the start of another name than that of today: %s', (text, right) => {
  expect(understand(text).corrections).toEqual([{ from: text.split(' ')[1], to: right }]);
});

test.each(['java bombay', 'java chenn', 'java punj', 'java banga'])(
  'a place that is whole, begins as it is called or may become several is left as it is: %s',
  (text) => {
    expect(understand(text).corrections).toEqual([]);
  },
);
