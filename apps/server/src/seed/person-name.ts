import type { Random } from './random.ts';

export type Gender = 'woman' | 'man';

type Community = {
  weight: number;
  /** Where such families mostly live. */
  states: readonly string[];
  women: string;
  men: string;
  families: string;
  /** Second given names, where people carry them. */
  middles?: { share: number; women: string; men: string };
};

const COMMUNITIES: readonly Community[] = [
  {
    weight: 22,
    states: [
      'Uttar Pradesh',
      'Bihar',
      'Madhya Pradesh',
      'Rajasthan',
      'Delhi',
      'Haryana',
      'Uttarakhand',
      'Jharkhand',
    ],
    women:
      'Priya Anjali Neha Pooja Shreya Divya Kavita Ritu Swati Nidhi Aditi Megha Shalini Garima Vandana Ankita Jyoti Preeti Sakshi Deepika Isha Kriti Mansi Ruchi Tanvi Akanksha Bhavna Charu Himani Komal Lavanya Monika Nandini Payal Radhika Sonal Surbhi Tripti Urvashi Vaishali',
    men: 'Rahul Amit Rohit Vivek Aman Ankit Saurabh Nikhil Gaurav Abhishek Manish Vikas Ashutosh Harsh Shubham Mohit Pankaj Sandeep Varun Yash Aditya Deepak Himanshu Kunal Lokesh Mayank Naveen Prateek Raghav Sachin Tarun Utkarsh Vaibhav Akash Devendra Dheeraj Ishaan Kartikeya Piyush Siddharth',
    families:
      'Sharma Verma Gupta Singh Mishra Tiwari Pandey Srivastava Yadav Agarwal Chauhan Dubey Saxena Rathore Shukla Joshi Tripathi Bansal Chaturvedi Dixit Garg Jain Khandelwal Kumar Maurya Mathur Negi Pathak Rawat Shekhawat Sinha Soni Thakur Upadhyay Vyas',
    middles: { share: 0.12, women: 'Kumari Rani Devi', men: 'Kumar Pratap Narayan Prakash Nath' },
  },
  {
    weight: 9,
    states: ['Punjab', 'Chandigarh', 'Haryana', 'Delhi'],
    women:
      'Harpreet Simran Jasleen Gurleen Navneet Manpreet Amandeep Kirandeep Jaspreet Ramandeep Sukhmani Harleen Kamaljit Prabhjot Anmol',
    men: 'Gurpreet Harjot Jaskaran Manpreet Arshdeep Amritpal Karan Navjot Parminder Rajveer Sukhdeep Tejinder Harman Jagdeep Kuldeep Angad',
    families:
      'Sandhu Gill Dhillon Sidhu Grewal Brar Bedi Ahluwalia Bhatia Chadha Kapoor Khanna Malhotra Sethi Sodhi Arora Anand Mehra',
    middles: { share: 0.55, women: 'Kaur', men: 'Singh' },
  },
  {
    weight: 10,
    states: ['West Bengal', 'Tripura', 'Assam'],
    women:
      'Ananya Debjani Moumita Payel Rituparna Sayani Sohini Sreyasi Sudeshna Tanushree Ishita Madhurima Paramita Rimjhim Sanchari Titir Arpita Baishali Koyel Oindrila',
    men: 'Arnab Sourav Abhijit Anirban Debasish Kaushik Pritam Sayan Soumyadeep Subhajit Suman Tanmoy Arindam Bikram Dipankar Indranil Partha Rajarshi Shantanu Swarnendu',
    families:
      'Banerjee Chatterjee Mukherjee Ganguly Bose Ghosh Sen Das Dutta Roy Chakraborty Bhattacharya Sengupta Saha Pal Mitra Nandi Kundu Majumdar Biswas Sarkar Dasgupta',
  },
  {
    weight: 11,
    states: ['Maharashtra', 'Goa'],
    women:
      'Sayali Mrunal Pallavi Rutuja Snehal Tejaswini Ashwini Gauri Ketaki Manasi Prajakta Sharvari Shruti Vrushali Aarohi Bhagyashree Dipti Namrata Rasika Sai Swarangi Apurva',
    men: 'Omkar Aniket Chinmay Kedar Mandar Nilesh Onkar Prasad Rohan Sameer Swapnil Tejas Tushar Vedant Ajinkya Atharva Girish Hrishikesh Mihir Pranav Shreyas Sushant',
    families:
      'Kulkarni Deshpande Joshi Patil Jadhav Pawar Shinde Kale Gokhale Bhosale More Chavan Deshmukh Gaikwad Sawant Kadam Apte Phadke Ranade Wagh Limaye Inamdar Mahajan Kelkar',
  },
  {
    weight: 9,
    states: ['Gujarat', 'Maharashtra'],
    women:
      'Hetal Krupa Dhwani Foram Hiral Jinal Kinjal Mital Nidhi Pooja Rinkal Shivani Urvi Vidhi Zeel Bhumika Charmi Drashti',
    men: 'Jay Chirag Darshan Dhruv Hardik Jigar Keval Maulik Nirav Parth Ravi Smit Tirth Utsav Viral Bhavesh Harshil Meet Nisarg Vatsal',
    families:
      'Patel Shah Mehta Desai Parmar Trivedi Bhatt Dave Joshi Solanki Modi Pandya Raval Thakkar Vora Gandhi Panchal Chaudhari Gajjar Kothari',
  },
  {
    weight: 12,
    states: ['Tamil Nadu', 'Puducherry', 'Karnataka'],
    women:
      'Abirami Kavya Keerthana Nivetha Priyadharshini Sangeetha Shanmugapriya Subhashini Vaishnavi Yamini Aishwarya Dharani Gayathri Harini Indumathi Janani Madhumitha Nandhini Oviya Pavithra Revathi Sowmya Thenmozhi',
    men: 'Karthik Arun Balaji Dinesh Ganesh Hariharan Kishore Logesh Manikandan Naveen Praveen Rajesh Saravanan Senthil Siddharth Surya Vignesh Vijay Aravind Ashwin Bharath Gokul Jeevan Muthukumaran Sathish Tamilarasan',
    families:
      'Subramanian Ramasamy Krishnamurthy Murugan Sundaram Venkataraman Natarajan Raghavan Chandrasekaran Iyer Iyengar Rajagopalan Sivakumar Palaniswamy Annamalai Thangaraj Selvaraj Balasubramanian Jayaraman Arumugam Elangovan Kandasamy',
  },
  {
    weight: 13,
    states: ['Telangana', 'Andhra Pradesh', 'Karnataka'],
    women:
      'Lakshmi Sravani Bhargavi Chandana Deepthi Harika Jyothi Keerthi Lahari Mounika Navya Prathyusha Ramya Sahithi Sindhu Sirisha Sneha Swathi Tejaswi Vasavi Anusha Hasini Manasa Pranathi',
    men: 'Sai Venkatesh Srinivas Ravi Teja Kiran Naresh Phani Rakesh Sandeep Satish Sumanth Tarun Uday Vamsi Akhil Anil Bharat Charan Eshwar Hemanth Mahesh Nagarjuna Pavan Raghuram Sudheer',
    families:
      'Reddy Rao Chilukuri Naidu Chowdary Yerramsetty Kommineni Vemula Bandaru Gadde Kota Mandava Nallamothu Pothineni Tummala Akkineni Boyapati Dasari Edara Guntupalli Kandukuri Lingampalli Mallela Peddireddy',
    middles: {
      share: 0.3,
      women: 'Sai|Lakshmi|Naga|Venkata|Satya|Durga',
      men: 'Sai|Venkata|Krishna|Surya|Siva|Rama Krishna|Venkata Satya|Subrahmanya Narasimha|Naga Venkata|Lakshmi Narasimha',
    },
  },
  {
    weight: 9,
    states: ['Karnataka'],
    women:
      'Chaitra Bhavya Deeksha Kavana Meghana Nisarga Pooja Rakshita Sahana Shilpa Spoorthi Sushmitha Vidya Ananya Impana Kruthika',
    men: 'Darshan Abhilash Chethan Girish Guruprasad Kiran Manjunath Nagaraj Pradeep Prajwal Raghavendra Shashank Sudarshan Tejas Vinay Yashas Basavaraj Harsha',
    families:
      'Gowda Hegde Shetty Bhat Kamath Pai Nayak Patil Kulkarni Murthy Rao Hiremath Desai Poojary Acharya Kumbar Angadi Ballal',
  },
  {
    weight: 8,
    states: ['Kerala'],
    women:
      'Anju Athira Arya Devika Gopika Lekshmi Malavika Meera Parvathy Reshma Sandhya Sreelakshmi Veena Amrutha Chithra Nimisha Swetha',
    men: 'Arjun Akhil Ajith Anoop Deepu Hari Jithin Nithin Rahul Sreejith Sreeraj Vishnu Vipin Abhinav Jayakrishnan Midhun Pranav Unnikrishnan',
    families:
      'Nair Menon Pillai Warrier Kurup Nambiar Varma Panicker Namboothiri Krishnan Mohan Ravindran Gopinath Madhavan',
  },
  {
    weight: 4,
    states: ['Kerala', 'Goa', 'Tamil Nadu', 'Karnataka', 'Maharashtra'],
    women:
      'Anna Maria Neethu Rhea Sharon Tania Alisha Christina Elizabeth Jennifer Merin Sneha Tessa Rosmy Melanie Savia',
    men: 'Jacob Aaron Alan Basil Denzil Ebin Glen Joel Jerin Kevin Lijo Melvin Roshan Savio Tom Vincent Allwyn Nevin',
    families:
      "Thomas Mathew Joseph George Kurian Varghese Philip D'Souza Fernandes Pereira Rodrigues Pinto Mascarenhas Lobo D'Costa Cherian Antony Paulose",
    middles: { share: 0.15, women: 'Ann|Mary|Rose|Grace', men: 'Paul|John|Antony|Xavier' },
  },
  {
    weight: 11,
    states: [
      'Uttar Pradesh',
      'Telangana',
      'Kerala',
      'Maharashtra',
      'Karnataka',
      'West Bengal',
      'Bihar',
      'Jammu and Kashmir',
      'Delhi',
    ],
    women:
      'Ayesha Fatima Zainab Sana Nazia Mehreen Rukhsar Shazia Alina Hiba Iqra Mariyam Noor Rafia Saba Sumaiya Tabassum Uzma Yasmin Zoya',
    men: 'Imran Faizan Arbaaz Danish Farhan Haris Irfan Junaid Kashif Mohammed Nadeem Owais Rizwan Salman Shahbaz Tauseef Usman Wasim Yusuf Zaid',
    families:
      'Khan Ansari Shaikh Siddiqui Qureshi Hussain Ahmed Ali Mirza Pathan Sayed Farooqui Rahman Beg Lone Bhat Kidwai Merchant Usmani',
    middles: { share: 0.1, women: 'Bano|Parveen|Begum', men: 'Ahmad|Raza|Akhtar' },
  },
  {
    weight: 4,
    states: ['Odisha', 'Chhattisgarh', 'Jharkhand'],
    women: 'Subhashree Itishree Lopamudra Pragyan Sasmita Smruti Barsha Ipsita Madhusmita Sonali Swagatika',
    men: 'Biswajit Ashis Chinmaya Debadutta Manoranjan Priyabrata Rakesh Satyajit Soumya Subrat Tapan Jyotiranjan',
    families:
      'Mohanty Patnaik Das Mishra Sahoo Behera Panda Nayak Rout Pradhan Swain Jena Mahapatra Tripathy',
  },
  {
    weight: 3,
    states: ['Assam', 'Meghalaya'],
    women: 'Barsha Dikshita Himakshi Jahnabi Juri Kangkana Parismita Rashmirekha Trishna Upasana',
    men: 'Abhinash Bhaskar Dhrubajyoti Himangshu Jyotishman Kaustav Mriganka Nayanjyoti Pranjal Rituraj',
    families: 'Bora Saikia Gogoi Barua Kalita Hazarika Deka Sarma Phukan Dutta Baruah Medhi',
  },
  {
    weight: 3,
    states: ['Nagaland', 'Mizoram', 'Manipur', 'Meghalaya', 'Arunachal Pradesh', 'Sikkim'],
    women:
      'Lalrinpuii Vanlalruati Daphisha Ibanri Temjenla Imnasenla Linthoi Thoibi Yumna Pema Dolma Ngurang Tsering Achumla',
    men: 'Lalremruata Zoramchhana Banshan Kitbok Temsu Imkong Bungcha Tomba Wangkhem Tenzing Karma Tashi Tadar Ngangom',
    families:
      'Hmar Ralte Chhakchhuak Lyngdoh Kharkongor Nongrum Jamir Longkumer Ao Singh Meitei Laishram Bhutia Lepcha Tamang Tayeng Sailo',
  },
  {
    weight: 2,
    states: ['Jammu and Kashmir', 'Ladakh', 'Himachal Pradesh', 'Delhi'],
    women: 'Aarushi Bhavya Kashvi Priyanka Shivani Stanzin Rinchen Padma Vasundhara',
    men: 'Arnav Kshitij Rohit Sahil Stanzin Tsewang Jigmet Vishal Anirudh Suryansh',
    families: 'Kaul Raina Dhar Wali Kak Tickoo Namgyal Angmo Dorje Katoch Rana Thakur Guleria',
  },
];

const listed = COMMUNITIES.map(({ women, men, families, middles, ...community }) => ({
  ...community,
  given: { woman: words(women), man: words(men) },
  families: words(families),
  middles: middles && { share: middles.share, woman: words(middles.women), man: words(middles.men) },
}));

export type PersonName = { gender: Gender; given: string; full: string; homeState: string };

export function nameSomeone(random: Random): PersonName {
  const community = random.pickWeighted(listed);
  const gender = random.chance(0.42) ? 'woman' : 'man';
  const given = random.pick(community.given[gender]);
  const family = random.pick(community.families);
  const middle =
    community.middles && random.chance(community.middles.share) ? random.pick(community.middles[gender]) : '';
  const parts = [given, middle, family].filter((part, at, all) => part !== '' && all.indexOf(part) === at);
  return { gender, given, full: parts.join(' '), homeState: random.pickCommon(community.states) };
}

function words(list: string): string[] {
  return list.split(list.includes('|') ? '|' : ' ');
}
