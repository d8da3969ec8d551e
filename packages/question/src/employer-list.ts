/**
 * Employers that recruiters know by name: the name, other names after `=`, by their field of business. A name with a
 * question mark is also a word or a product: it means the employer only after `ex`, `at`, `from` and the like.
 */
export const EMPLOYER_LINES: readonly (readonly [domain: string, employers: string])[] = [
  [
    'services',
    'Infosys; Tata Consultancy Services=TCS; Wipro; HCLTech=HCL,HCL Technologies; Cognizant=CTS,Cognizant Technology Solutions; ' +
      'Tech Mahindra; Capgemini; Accenture; LTIMindtree=Mindtree,LTI,Larsen and Toubro Infotech; Mphasis; Hexaware; Persistent Systems=Persistent?; ' +
      'Deloitte; EY?=Ernst and Young; KPMG; PwC=PricewaterhouseCoopers; IBM?; DXC=DXC Technology; NTT Data; Virtusa; Zensar; Birlasoft; ' +
      'Coforge=NIIT Technologies; Cybage; Sopra Steria; CGI?; EPAM; GlobalLogic; Nagarro; Thoughtworks; Publicis Sapient; ' +
      'Happiest Minds; Sonata Software; L&T Technology Services=LTTS; Tata Elxsi; KPIT; Cyient; Genpact; WNS; Concentrix; EXL=EXL Service; Teleperformance; Sutherland; Startek=Aegis; HGS=Hinduja Global Solutions; Foundever=Sitel; TTEC; Firstsource; TaskUs; Conduent; eClerx; iEnergizer; ' +
      'Quest Global; Mastek; Tavant; Xebia; Xoriant; Brillio; UST Global=UST; QBurst; Atos; Globant; Sapient?; Syntel; iGate; Patni',
  ],
  [
    'fintech',
    'Razorpay; PhonePe; Paytm=One97; Zerodha; CRED?; Groww; BharatPe; Pine Labs; MobiKwik; Cashfree; PayU; Juspay; Instamojo; ' +
      'Lendingkart; Upstox; Angel One; Jupiter?; Fi Money; Niyo; Slice?; KreditBee; Navi?; Khatabook; OkCredit; Stripe?; PayPal?; Visa?; ' +
      'Mastercard; American Express=Amex; Jar?; Zeta?; M2P; Setu?; BillDesk; CCAvenue; FamPay; Open Financial; Motilal Oswal; Sharekhan; 5paisa; KFintech; Perfios; Signzy',
  ],
  [
    'banking',
    'HDFC Bank=HDFC; ICICI Bank=ICICI; Axis Bank; Kotak Mahindra Bank=Kotak; State Bank of India=SBI; Bank of Baroda; Punjab National Bank; ' +
      'Yes Bank; IndusInd Bank; IDFC First Bank=IDFC; Federal Bank; RBL Bank; Bajaj Finserv=Bajaj Finance; JPMorgan=JP Morgan,JPMorgan Chase,JPMC; Goldman Sachs=Goldman; ' +
      'Morgan Stanley; Citi?=Citibank,Citicorp; Barclays; HSBC; Deutsche Bank; Standard Chartered; Wells Fargo; Bank of America; BNP Paribas; ' +
      'UBS; Credit Suisse; Fidelity Investments; BlackRock; NPCI; Nomura; Societe Generale; American Express India; ' +
      'Muthoot Finance=Muthoot; Manappuram; Shriram Finance; Cholamandalam; Mahindra Finance; Tata Capital; Aditya Birla Capital; L&T Finance; Piramal Finance; Bandhan Bank; ' +
      'AU Small Finance Bank=AU Bank,AU SFB; Ujjivan; Equitas; Canara Bank; Union Bank of India; Indian Bank; Bank of India; Central Bank of India; South Indian Bank; Karur Vysya Bank; City Union Bank; IIFL; HDB Financial Services=HDB; Poonawalla Fincorp; PNB Housing; LIC Housing Finance; DBS Bank; Capital One; State Street; Northern Trust; Franklin Templeton',
  ],
  [
    'insurance',
    'PolicyBazaar; Acko; Digit Insurance=Go Digit; Turtlemint; LIC=Life Insurance Corporation; HDFC Life; HDFC Ergo; SBI Life; ICICI Prudential; Kotak Life; Niva Bupa; New India Assurance; United India Insurance; Reliance General; Cholamandalam MS; ICICI Lombard; Bajaj Allianz; Max Life; Tata AIG; Star Health; MetLife; Allianz',
  ],
  [
    'healthcare',
    'Practo; Apollo Hospitals; Tata 1mg=1mg; PharmEasy; Netmeds; HealthifyMe; cult.fit=Cure.fit,Cultfit; Fortis; Manipal Hospitals; Narayana Health; Max Healthcare; ' +
      'MediBuddy; mfine; Innovaccer; Philips Healthcare; GE Healthcare; Siemens Healthineers; Optum; UnitedHealth; Cerner?; ' +
      'Medanta; Aster DM; KIMS Hospitals=KIMS; Yashoda Hospitals=Yashoda Hospital; Columbia Asia; Rainbow Hospitals; Cloudnine; Dr Lal PathLabs=Lal PathLabs; Metropolis Healthcare; SRL Diagnostics; Thyrocare; Wockhardt Hospitals; Kokilaben; Omega Healthcare; R1 RCM; GeBBS; Access Healthcare; AIIMS',
  ],
  [
    'pharma',
    'Cipla; Johnson and Johnson=J&J; Sun Pharma; Dr Reddys=Dr Reddys Laboratories; Biocon; Lupin; Novartis; Pfizer; AstraZeneca; Zydus=Zydus Cadila,Cadila; Torrent Pharma; Aurobindo; Glenmark; Alkem; Mankind Pharma; Divis Laboratories; Hetero Drugs; Intas; Abbott; GSK=GlaxoSmithKline; Sanofi; Bharat Biotech; Serum Institute; Macleods; Ipca; Natco; Syngene; IQVIA; Wockhardt; Granules India; MSN Labs',
  ],
  [
    'e-commerce',
    'Flipkart; Meesho; Myntra; Amazon?; Snapdeal; Nykaa; BigBasket; Blinkit=Grofers; Zepto; JioMart; Ajio; Lenskart; FirstCry; Pepperfry; Urban Ladder; ' +
      'IndiaMART; Udaan?; Shopify?; eBay; Walmart=Walmart Labs,Walmart Global Tech; Target?; Tata Cliq; Croma; Purplle; Mamaearth; Limeroad; ShopClues; Reliance Retail; CarDekho; Cars24; Spinny; Quikr; OLX',
  ],
  ['food', 'Swiggy; Zomato; Dominos; Rebel Foods; FreshToHome; Licious; Dunzo; EatSure; Faasos'],
  [
    'edtech',
    "Unacademy; Vedantu; BYJU'S=Byjus,Byju; upGrad; Physics Wallah=PhysicsWallah; Simplilearn; Coursera?; WhiteHat Jr; Toppr; Great Learning?; Scaler?; Testbook; Cuemath; Eruditus; Extramarks; Embibe; Classplus; Teachmint; Doubtnut; Coding Ninjas; GeeksforGeeks; Masai School; Newton School",
  ],
  [
    'logistics',
    'Delhivery; Porter?; Shiprocket; Rivigo; BlackBuck?; Ecom Express; XpressBees; Blue Dart=Bluedart; Shadowfax; Locus?; FarEye; LogiNext; ElasticRun; DHL; FedEx; Maersk; DTDC; Gati?; Ekart; Mahindra Logistics; DP World',
  ],
  [
    'travel',
    'MakeMyTrip=MMT; Goibibo; OYO=OYO Rooms; Cleartrip; Yatra?; ixigo; redBus; EaseMyTrip; RailYatri; Booking.com; Expedia; Agoda; Airbnb; IndiGo?; Air India; Vistara; SpiceJet; Treebo; FabHotels; Thomas Cook; Tripadvisor; Amadeus?; Sabre?',
  ],
  [
    'mobility',
    'Ola?=Ola Cabs,ANI Technologies; Uber; Rapido; BluSmart; Bounce?; Yulu; Zoomcar; Ather Energy=Ather; Ola Electric; Vogo; Quick Ride',
  ],
  [
    'saas',
    'Zoho; Freshworks; Chargebee?; Postman?; BrowserStack?; CleverTap?; MoEngage?; WebEngage?; Druva; Icertis; Capillary Technologies; Darwinbox?; Keka?; Whatfix?; Zenoti?; Salesforce?; Atlassian?; ServiceNow?; Workday?; HubSpot?; Intuit; Adobe?; SAP Labs; SAP?; Oracle?; Nutanix?; VMware?; Zendesk?; Hasura?; LeadSquared?; Haptik; Yellow.ai?; Uniphore; Gupshup?; Exotel?; Kissflow?; SurveySparrow; Rategain; Highradius?; Mindtickle',
  ],
  [
    'agritech',
    'DeHaat; Ninjacart; AgroStar; CropIn; Bijak; WayCool; Stellapps; Country Delight; Fasal?; Gramophone?; BigHaat; Samunnati; Jumbotail; ITC?; UPL?',
  ],
  [
    'gaming',
    'Dream11=Dream Sports; MPL=Mobile Premier League; Games24x7; Nazara; Zynga; Electronic Arts; Ubisoft; Moonfrog; WinZO; Gameskraft; Rockstar Games; Junglee Games; Octro; Gametion; Zupee; Rummy Circle; Unity Technologies',
  ],
  [
    'media',
    'Hotstar=Disney Hotstar,Disney+ Hotstar; ShareChat=Moj; Dailyhunt; InMobi; Glance?; Netflix; Spotify; JioCinema; Zee Entertainment=Zee5; Sony Liv; Times Internet; Inshorts; Gaana; JioSaavn; BookMyShow; Pocket FM; Kuku FM; Pratilipi; Media.net; Affle',
  ],
  [
    'telecom',
    'Reliance Jio=Jio,Jio Platforms; Airtel=Bharti Airtel; AT&T; Vodafone=Vodafone Idea; Ericsson; Nokia; Tata Communications; BSNL; Qualcomm; Cisco?; Juniper Networks?; Huawei; Verizon; Amdocs; Tejas Networks; Sterlite Technologies',
  ],
  [
    'automotive',
    'Tata Motors; Mahindra and Mahindra; Maruti Suzuki=Maruti; Bosch; Continental Automotive; Mercedes-Benz=Mercedes Benz; Hero MotoCorp; Bajaj Auto; TVS Motor; Hyundai; Toyota; BMW; Ford?; General Motors; Volvo; Aptiv; Harman; ZF?; Visteon; Daimler',
  ],
  [
    'real estate',
    'NoBroker; Housing.com; MagicBricks; 99acres; Square Yards; NestAway; PropTiger; DLF; WeWork',
  ],
  [
    'energy',
    'Reliance Industries=Reliance; Adani; Tata Power; NTPC; ONGC; Indian Oil; Shell?; Schneider Electric; Siemens; ABB; Suzlon; ReNew Power; Honeywell; GE Vernova',
  ],
  [
    'consumer goods',
    'Hindustan Unilever=HUL,Unilever; ITC?; Nestle; Britannia; Dabur; Marico; Parle; Amul?; Procter and Gamble=P&G; Colgate=Colgate Palmolive; Godrej Consumer; Emami; Patanjali; Haldirams=Haldiram; Coca Cola=Coca-Cola; PepsiCo; Mondelez=Cadbury; Tata Consumer; Mother Dairy; Bikaji; Reckitt; Himalaya Wellness; Varun Beverages; Asian Paints; Berger Paints; Pidilite; Whirlpool; Voltas; Blue Star; Bajaj Electricals',
  ],
  [
    'retail',
    'Reliance Retail; Marks and Spencer=M&S; Croma; Walmart; Lenskart; Shoppers Stop; DMart=Avenue Supermarts; Big Bazaar=Future Retail,Future Group; Pantaloons; Lifestyle Stores; Westside; Trent?; Titan?; Tanishq; Kalyan Jewellers; Malabar Gold; Vijay Sales; Reliance Trends; Reliance Digital; Spencers; More Retail; V-Mart=Vmart; Vishal Mega Mart; Max Fashion; IKEA; Decathlon; Bata; H&M; Landmark Group',
  ],
  [
    'hospitality',
    'Taj Hotels=Indian Hotels,IHCL; Oberoi Hotels=Oberoi?; ITC Hotels; Marriott; Hyatt; Radisson; Hilton; Accor; Novotel; Lemon Tree; Sarovar; The Leela=Leela Palace; Ginger Hotels; Park Hotels; Club Mahindra; Jubilant FoodWorks; Barbeque Nation; Haldiram Restaurants; Mainland China; Sodexo; Compass Group',
  ],
  [
    'real estate',
    'Prestige Group=Prestige Estates; Sobha?; Brigade Group; Lodha?; Oberoi Realty; Godrej Properties; Embassy Group; Puravankara; Hiranandani?; Mahindra Lifespaces; Kolte Patil; Raheja?; Phoenix Mills; Indiabulls Real Estate; Unitech?; Gaursons; ATS?; Supertech; Emaar; M3M; JLL; CBRE; Anarock; Knight Frank; Colliers; Cushman and Wakefield; Signature Global?; Ashiana; Omaxe; Shapoorji Pallonji',
  ],
  [
    'construction',
    'Tata Projects; NCC Limited=NCC Ltd,Nagarjuna Construction; Afcons; Hindustan Construction=HCC?; GMR; GVK; Dilip Buildcon; KEC International; Kalpataru; Simplex Infrastructures; Punj Lloyd; Ahluwalia Contracts; IRB Infrastructure; JMC Projects; PNC Infratech; Ashoka Buildcon; UltraTech Cement=UltraTech; ACC Cement; Ambuja Cements=Ambuja; Shree Cement; Dalmia Cement; Birla Cement',
  ],
  [
    'manufacturing',
    'Siemens; Havells; Bharat Forge; ABB; Schneider Electric; Larsen and Toubro=L&T; Thermax; Cummins; Kirloskar; Crompton=Crompton Greaves; BHEL; Tata Steel; JSW=JSW Steel; SAIL?; Jindal Steel=Jindal?; Hindalco; Vedanta?; Godrej and Boyce; Bosch; Honeywell; Philips?; Havells India; Polycab; Finolex; Jindal Stainless; Carborundum; SKF; Schaeffler; Sandvik; Atlas Copco; Alstom; Bajaj Electricals; Supreme Industries; Grasim; Foxconn; Dixon Technologies; Samsung; LG Electronics; Emerson?; Rockwell Automation; Motherson; Uno Minda=Minda Industries; Wheels India; Sundram Fasteners; Endurance Technologies',
  ],
  [
    'textile',
    'Arvind Mills=Arvind Limited; Raymond?; Vardhman; Welspun; Trident Group; Shahi Exports; Gokaldas Exports; Aditya Birla Fashion; Page Industries; Bombay Dyeing; Alok Industries; Siyaram; Orient Craft; KPR Mill; Nahar Spinning',
  ],
  [
    'chemicals',
    'UPL?; BASF; SRF Limited; Deepak Nitrite; Tata Chemicals; Aarti Industries; Gujarat Fluorochemicals; Pidilite; Asian Paints; Berger Paints; Nerolac; Clariant; Dow Chemical; DuPont; Reliance Petrochemicals; Navin Fluorine; PI Industries; Galaxy Surfactants',
  ],
  [
    'semiconductor',
    'Intel?; Qualcomm; Nvidia; AMD?; Texas Instruments; NXP; Broadcom; MediaTek; Micron; Synopsys; Cadence?; Analog Devices; STMicroelectronics; Infineon; Tessolve; Wafer Space',
  ],
  [
    'recruitment',
    'Naukri=Info Edge; Apna?; Indeed?; Monster?; LinkedIn?; Instahyre; Hirist; TeamLease; Randstad; ManpowerGroup; Quess',
  ],
  [
    'technology',
    'Google?=Alphabet; Microsoft?; Apple?; Meta?=Facebook?; Twitter?; Samsung; Samsung R&D; Intel?; Nvidia; AMD?; Texas Instruments; Dell; HP?=Hewlett Packard; Lenovo; LG Electronics; Sony; Xiaomi; OnePlus; NetApp; Arm?; Micron; Western Digital; Broadcom; Yahoo; OpenAI; Akamai?; Citrix?; Palo Alto Networks?; CrowdStrike?; McAfee?; Quick Heal; Tally Solutions; Urban Company=UrbanClap; Titan?; Larsen and Toubro=L&T; Tata Group; ISRO; DRDO; TCE',
  ],
];

/** Names of several employers together, and whom they mean. */
export const EMPLOYER_GROUPS: readonly (readonly [names: readonly string[], employers: readonly string[]])[] =
  [
    [
      ['faang', 'maang', 'fang', 'big tech'],
      ['Meta', 'Amazon', 'Apple', 'Netflix', 'Google', 'Microsoft'],
    ],
    [
      ['big 4', 'big four', 'big4'],
      ['Deloitte', 'EY', 'KPMG', 'PwC'],
    ],
    [['witch companies'], ['Wipro', 'Infosys', 'Tata Consultancy Services', 'Cognizant', 'HCLTech']],
  ];
