export const RESUME_REFUSAL_SENTENCES = {
  notPdf: 'This file is not a PDF. Please choose the PDF of your resume.',
  empty: 'This file is empty. Please choose the PDF of your resume.',
  broken: 'This PDF is broken or incomplete. Please export it again.',
  password: 'This PDF is protected by a password. Please remove the password and try again.',
  scanned:
    'This PDF holds pictures of pages, without text to read. Please export your resume from the program you wrote it in.',
  unreadable: 'The letters of this PDF cannot be read. Please export it again with another font.',
  notResume: 'This does not look like a resume. Please choose the PDF of your resume.',
  tooLong: 'This PDF is too long. Please choose a resume of at most 20 pages.',
} as const;

export const RESUME_WARNING_SENTENCES = {
  hiddenText: 'This PDF has hidden text that people cannot see. It was left out.',
  lostLetters: 'Some letters of this PDF could not be read. Please check the words.',
  yearsOnly: 'Some dates have a year without a month, so the month is left for you to fill.',
  noName: 'Your name could not be found for sure.',
  noExperience: 'No work experience could be found.',
  noEducation: 'No education could be found.',
  noSkills: 'No skills could be found.',
  noCategory: 'Your job category is not clear from the resume.',
  incompleteExperience:
    'Some work experiences miss a company or a designation that could not be told for sure.',
  incompleteEducation:
    'Some education entries miss a course or a university that could not be told for sure.',
  endBeforeStart: 'Some dates end before they start, so they were left out.',
  futureDate: 'Some dates are in the future, so they were left out.',
  yearsDiffer:
    'The years of experience in the text differ from the dates of the work experiences. Please check them.',
} as const;
