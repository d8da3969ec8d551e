// Written by npm run client from the description of the API. Do not edit.
import type { Call, ListCall, NoInput } from './call.ts';
import type { Route } from './route.ts';

export interface ApiKeyGetOwnOutput {
  companyId: string
  apiKey: ({
    apiKeyId: string
    name: string
    scopes: ("search" | "people" | "shortlist" | "messages" | "posts" | "exports")[]
    endsIsoDateTimeUtc: string
  } | null)
  connectedProgram: ({
    connectedProgramId: string
    name: string
    scopes: ("search" | "people" | "shortlist" | "messages" | "posts" | "exports")[]
  } | null)
}
export interface JobPostListInput {
  limit?: undefined | number
  cursor?: undefined | (string | null)
}
export interface JobPostListOutput {
  list: {
    key: {
      jobPostId: string
    }
    createdIsoDateTimeUtc: string
    updatedIsoDateTimeUtc: string
    companyId: string
    category: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
    title: string
    description: string
    hasCompetitiveSalary?: boolean
    hasFlexibleHours?: boolean
    hasPerformanceBonus?: boolean
    hasLearningOpportunities?: boolean
    terms?: {
      pay?: ({
        from: number
        to: number
        inCurrency?: {
          currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
          from: number
          to: number
        }
      } | null)
      employmentKind?: ("Employment" | "Contract")
      workPlace?: ("Remote" | "OnSite" | "RemoteOrOnSite")
      workPlaceName?: string
      overlapHours?: number
      startIsoMonth?: string
    }
    confirmedIsoDateTimeUtc?: string
    askedIsoDateTimeUtc?: string
    closedIsoDateTimeUtc?: string
    aiReviewResponse?: {
      reviewStatus: ("pass" | "fail")
      failureReasons: string[]
      confidenceScore: number
      judgedBy?: ("rules" | "model")
    }
    isReviewQueued?: boolean
  }[]
  cursor: (string | null)
}
export interface JobPostCountsOutput {
  counts: {
    jobPostId: string
    shortlisted: number
    invited: number
    accepted: number
    toAnswer: number
  }[]
}
export interface JobPostGetInput {
  jobPostId: string
}
export interface JobPostGetOutput {
  key: {
    jobPostId: string
  }
  createdIsoDateTimeUtc: string
  updatedIsoDateTimeUtc: string
  companyId: string
  category: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
  title: string
  description: string
  hasCompetitiveSalary?: boolean
  hasFlexibleHours?: boolean
  hasPerformanceBonus?: boolean
  hasLearningOpportunities?: boolean
  terms?: {
    pay?: ({
      from: number
      to: number
      inCurrency?: {
        currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
        from: number
        to: number
      }
    } | null)
    employmentKind?: ("Employment" | "Contract")
    workPlace?: ("Remote" | "OnSite" | "RemoteOrOnSite")
    workPlaceName?: string
    overlapHours?: number
    startIsoMonth?: string
  }
  confirmedIsoDateTimeUtc?: string
  askedIsoDateTimeUtc?: string
  closedIsoDateTimeUtc?: string
  aiReviewResponse?: {
    reviewStatus: ("pass" | "fail")
    failureReasons: string[]
    confidenceScore: number
    judgedBy?: ("rules" | "model")
  }
  isReviewQueued?: boolean
}
export interface JobPostDeleteInput {
  jobPostId: string
}
export type JobPostDeleteOutput = Record<string, never>;
export interface JobPostSkillsInput {
  jobPostId: string
}
export interface JobPostSkillsOutput {
  skills: string[]
}
export interface JobPostUpdateInput {
  jobPost: {
    key?: undefined | {
      jobPostId: string
    }
    createdIsoDateTimeUtc?: undefined | string
    updatedIsoDateTimeUtc?: undefined | string
    companyId?: undefined | string
    category?: undefined | ("Software_Development" | "Software_Testing" | "UI_UX_Design")
    title: string
    description: string
    hasCompetitiveSalary?: undefined | boolean
    hasFlexibleHours?: undefined | boolean
    hasPerformanceBonus?: undefined | boolean
    hasLearningOpportunities?: undefined | boolean
    terms?: undefined | {
      pay?: undefined | ({
        from: number
        to: number
        inCurrency?: undefined | {
          currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
          from: number
          to: number
        }
      } | null)
      employmentKind?: undefined | ("Employment" | "Contract")
      workPlace?: undefined | ("Remote" | "OnSite" | "RemoteOrOnSite")
      workPlaceName?: undefined | string
      overlapHours?: undefined | number
      startIsoMonth?: undefined | string
    }
    confirmedIsoDateTimeUtc?: undefined | string
    askedIsoDateTimeUtc?: undefined | string
    closedIsoDateTimeUtc?: undefined | string
    aiReviewResponse?: undefined | {
      reviewStatus: ("pass" | "fail")
      failureReasons: string[]
      confidenceScore: number
      judgedBy?: undefined | ("rules" | "model")
    }
    isReviewQueued?: undefined | boolean
  }
}
export interface JobPostUpdateOutput {
  jobPost: {
    key: {
      jobPostId: string
    }
    createdIsoDateTimeUtc: string
    updatedIsoDateTimeUtc: string
    companyId: string
    category: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
    title: string
    description: string
    hasCompetitiveSalary?: boolean
    hasFlexibleHours?: boolean
    hasPerformanceBonus?: boolean
    hasLearningOpportunities?: boolean
    terms?: {
      pay?: ({
        from: number
        to: number
        inCurrency?: {
          currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
          from: number
          to: number
        }
      } | null)
      employmentKind?: ("Employment" | "Contract")
      workPlace?: ("Remote" | "OnSite" | "RemoteOrOnSite")
      workPlaceName?: string
      overlapHours?: number
      startIsoMonth?: string
    }
    confirmedIsoDateTimeUtc?: string
    askedIsoDateTimeUtc?: string
    closedIsoDateTimeUtc?: string
    aiReviewResponse?: {
      reviewStatus: ("pass" | "fail")
      failureReasons: string[]
      confidenceScore: number
      judgedBy?: ("rules" | "model")
    }
    isReviewQueued?: boolean
  }
  reviewResponse: {
    reviewStatus: ("pass" | "fail" | "pending")
    failureReasons: string[]
  }
}
export interface JobPostPreviewImportInput {
  csv: string
}
export interface JobPostPreviewImportOutput {
  rows: {
    row: number
    title: string
    state: ("new" | "known" | "refused")
    jobPostId: (string | null)
    problems: {
      column: ("id" | "title" | "category" | "description" | "pay" | "pay_from_lpa" | "pay_to_lpa" | "pay_currency" | "pay_from" | "pay_to" | "employment" | "work_place" | "place" | "overlap_hours" | "start_month" | "competitive_salary" | "flexible_hours" | "performance_bonus" | "learning_opportunities")
      message: string
    }[]
  }[]
}
export interface JobPostImportInput {
  csv: string
}
export interface JobPostImportOutput {
  rows: {
    row: number
    title: string
    state: ("new" | "known" | "refused")
    jobPostId: (string | null)
    problems: {
      column: ("id" | "title" | "category" | "description" | "pay" | "pay_from_lpa" | "pay_to_lpa" | "pay_currency" | "pay_from" | "pay_to" | "employment" | "work_place" | "place" | "overlap_hours" | "start_month" | "competitive_salary" | "flexible_hours" | "performance_bonus" | "learning_opportunities")
      message: string
    }[]
  }[]
}
export interface JobPostSetOpenInput {
  jobPostId: string
  isOpen: boolean
}
export interface JobPostSetOpenOutput {
  key: {
    jobPostId: string
  }
  createdIsoDateTimeUtc: string
  updatedIsoDateTimeUtc: string
  companyId: string
  category: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
  title: string
  description: string
  hasCompetitiveSalary?: boolean
  hasFlexibleHours?: boolean
  hasPerformanceBonus?: boolean
  hasLearningOpportunities?: boolean
  terms?: {
    pay?: ({
      from: number
      to: number
      inCurrency?: {
        currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
        from: number
        to: number
      }
    } | null)
    employmentKind?: ("Employment" | "Contract")
    workPlace?: ("Remote" | "OnSite" | "RemoteOrOnSite")
    workPlaceName?: string
    overlapHours?: number
    startIsoMonth?: string
  }
  confirmedIsoDateTimeUtc?: string
  askedIsoDateTimeUtc?: string
  closedIsoDateTimeUtc?: string
  aiReviewResponse?: {
    reviewStatus: ("pass" | "fail")
    failureReasons: string[]
    confidenceScore: number
    judgedBy?: ("rules" | "model")
  }
  isReviewQueued?: boolean
}
export interface JobPostRestoreInput {
  jobPostId: string
}
export interface JobPostRestoreOutput {
  key: {
    jobPostId: string
  }
  createdIsoDateTimeUtc: string
  updatedIsoDateTimeUtc: string
  companyId: string
  category: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
  title: string
  description: string
  hasCompetitiveSalary?: boolean
  hasFlexibleHours?: boolean
  hasPerformanceBonus?: boolean
  hasLearningOpportunities?: boolean
  terms?: {
    pay?: ({
      from: number
      to: number
      inCurrency?: {
        currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
        from: number
        to: number
      }
    } | null)
    employmentKind?: ("Employment" | "Contract")
    workPlace?: ("Remote" | "OnSite" | "RemoteOrOnSite")
    workPlaceName?: string
    overlapHours?: number
    startIsoMonth?: string
  }
  confirmedIsoDateTimeUtc?: string
  askedIsoDateTimeUtc?: string
  closedIsoDateTimeUtc?: string
  aiReviewResponse?: {
    reviewStatus: ("pass" | "fail")
    failureReasons: string[]
    confidenceScore: number
    judgedBy?: ("rules" | "model")
  }
  isReviewQueued?: boolean
}
export interface MessageSearchInput {
  text: string
  limit?: undefined | number
  cursor?: undefined | (string | null)
}
export interface MessageSearchOutput {
  messages: {
    key: {
      messageId: string
      threadId: string
    }
    name: string
    isOwn: boolean
    createdIsoDateTimeUtc: string
    excerpt: {
      text: string
      isMatch: boolean
    }[]
  }[]
  cursor: (string | null)
}
export interface MessageGetInput {
  threadId: string
  messageId: string
}
export interface MessageGetOutput {
  key: {
    messageId: string
    threadId: string
  }
  companyId: string
  sender: ("Company" | "Talent" | "System")
  authorName?: string
  markdown: string
  attachments?: {
    id: string
    filename: string
    contentType: ("image/webp" | "application/pdf")
    bytes: number
    width?: number
    height?: number
  }[]
  event?: ("InvitationSent" | "InvitationAccepted" | "InvitationRejected" | "InvitationTakenBack" | "InvitationExpired" | "PayRaised" | "ThreadEnded")
  clientMessageId?: string
  createdIsoDateTimeUtc: string
  isFollowUp?: true
  isHiddenByAdmin?: true
}
export interface MessageListForCompanyInput {
  threadId: string
  limit?: undefined | number
  cursor?: undefined | (string | null)
}
export interface MessageListForCompanyOutput {
  messages: {
    key: {
      messageId: string
      threadId: string
    }
    companyId: string
    sender: ("Company" | "Talent" | "System")
    authorName?: string
    markdown: string
    attachments?: {
      id: string
      filename: string
      contentType: ("image/webp" | "application/pdf")
      bytes: number
      width?: number
      height?: number
    }[]
    event?: ("InvitationSent" | "InvitationAccepted" | "InvitationRejected" | "InvitationTakenBack" | "InvitationExpired" | "PayRaised" | "ThreadEnded")
    clientMessageId?: string
    createdIsoDateTimeUtc: string
    isFollowUp?: true
    isHiddenByAdmin?: true
  }[]
  cursor: (string | null)
}
export interface MessageSendAsCompanyInput {
  threadId: string
  message?: undefined | string
  fileIds?: undefined | string[]
  clientMessageId?: undefined | string
}
export interface MessageSendAsCompanyOutput {
  message: {
    key: {
      messageId: string
      threadId: string
    }
    companyId: string
    sender: ("Company" | "Talent" | "System")
    authorName?: string
    markdown: string
    attachments?: {
      id: string
      filename: string
      contentType: ("image/webp" | "application/pdf")
      bytes: number
      width?: number
      height?: number
    }[]
    event?: ("InvitationSent" | "InvitationAccepted" | "InvitationRejected" | "InvitationTakenBack" | "InvitationExpired" | "PayRaised" | "ThreadEnded")
    clientMessageId?: string
    createdIsoDateTimeUtc: string
    isFollowUp?: true
    isHiddenByAdmin?: true
  }
}
export interface PeopleExportShortlistInput {
  jobPostId: string
  format?: undefined | ("csv" | "json")
}
export interface PeopleExportShortlistOutput {
  filename: string
  csv: (string | null)
  list: ({
    talentProfile: {
      key: {
        talentId: string
      }
      updatedIsoDateTimeUtc: string
      name: string
      profilePicture?: {
        id: string
        filename?: string
        contentType: string
        createdIsoDateTimeUtc: string
        isAiEdited?: true
      }
      dobIsoDate: string
      about: string
      openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
      jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
      jobTitle: string
      locality: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      isCurrentlyEmployed: boolean
      noticePeriodInWeeks: number
      expectedSalaryInLpaInr: number
      skills: string[]
      experienceInYears: number
      workExperiences: {
        id: string
        designation: string
        company: string
        locality?: {
          suburb?: string
          state: string
          countryCode: string
          postcode?: string
        }
        tenure: {
          startIsoMonth: string
          endIsoMonth?: string
          isCurrent: boolean
        }
        rolesAndResponsibilities?: string
        isInternship: boolean
        isRemote: boolean
      }[]
      educationList: {
        id: string
        course: string
        university: string
        locality?: {
          suburb?: string
          state: string
          countryCode: string
          postcode?: string
        }
        tenure: {
          startIsoMonth: string
          endIsoMonth?: string
          isCurrent: boolean
        }
      }[]
      resume?: {
        id: string
        filename?: string
        contentType: string
        createdIsoDateTimeUtc: string
        isAiEdited?: true
      }
      linkedInProfileUrl: string
      githubProfileUrl?: string
      stackOverflowProfileUrl?: string
      personalBlogUrl?: string
      personalProjects: {
        id: string
        title: string
        url: string
        descriptionMarkdown?: string
      }[]
      certifications: {
        id: string
        name: string
        issuingOrganization: string
        issueIsoMonth: string
        credentialId?: string
        credentialUrl?: string
      }[]
      englishFluency: ("Beginner" | "Intermediate" | "Advanced" | "Native")
      hasStableInternet: boolean
      hasOwnLaptop: boolean
      hasWebcamAndMicrophone: boolean
      canWorkFromHome: boolean
      takesOnlyInvitationsWithPay?: boolean
      verifiedFacts: {
        kind: ("employer" | "codeAccount" | "certification")
        position?: number
        verifier?: string
        verifiedIsoDateTimeUtc: string
      }[]
      isRedacted: false
    }
    email: (string | null)
    relation: ({
      isShortlisted: boolean
      isHidden: boolean
      invitationStatus?: ("Pending" | "Accepted" | "Rejected" | "TakenBack" | "Expired")
      declinedIsoDateTimeUtc?: string
      threadId?: string
      isPayRequired?: true
      isWeekFull?: true
      isThreadEnded?: true
    } | null)
    shortlistedIsoDateTimeUtc: string
    shortlistedByName: (string | null)
  }[] | null)
}
export interface PeopleExportPipelineInput {
  jobPostId: string
  format?: undefined | ("csv" | "json")
}
export interface PeopleExportPipelineOutput {
  filename: string
  csv: (string | null)
  list: ({
    jobPostId: string
    talentId: string
    stageId: string
    stageSinceIsoDateTimeUtc: string
    closedFor: (("Joined" | "Experience" | "Pay" | "StartOrPlace" | "NoAnswer" | "Withdrew" | "PostFilled" | "SomethingElse" | "Declined" | "Expired" | "Ended") | null)
    version: number
    talentName: string
    talentJobTitle: string
    talentProfile: (({
      key: {
        talentId: string
      }
      updatedIsoDateTimeUtc: string
      name: string
      profilePicture?: {
        id: string
        filename?: string
        contentType: string
        createdIsoDateTimeUtc: string
        isAiEdited?: true
      }
      openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
      jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
      jobTitle: string
      locality: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      isCurrentlyEmployed: boolean
      noticePeriodInWeeks: number
      expectedSalaryInLpaInr: number
      skills: string[]
      experienceInYears: number
      isRedacted: false
    } | {
      key: {
        talentId: string
      }
      updatedIsoDateTimeUtc: string
      openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
      jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
      jobTitle: string
      locality: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      isCurrentlyEmployed: boolean
      noticePeriodInWeeks: number
      expectedSalaryInLpaInr: number
      skills: string[]
      experienceInYears: number
      isRedacted: true
    }) | null)
    member: ({
      uid: string
      name: (string | null)
    } | null)
    assignedUid: (string | null)
    actedByUid: (string | null)
    notesCount: number
    reminderIsoDateTimeUtc: (string | null)
    meetingIsoDateTimeUtc: (string | null)
    thread?: {
      threadId: string
      invitationStatus: ("Pending" | "Accepted" | "Rejected" | "TakenBack" | "Expired")
      answerUntilIsoDateTimeUtc?: string
      isUnread: boolean
      lastMessage?: {
        sender: ("Company" | "Talent")
        createdIsoDateTimeUtc: string
      }
    }
    stageName: string
    email: (string | null)
  }[] | null)
}
export interface ShortlistedProfileListInput {
  companyId: string
  limit?: undefined | number
  cursor?: undefined | (string | null)
}
export interface ShortlistedProfileListOutput {
  list: {
    key: {
      companyId: string
      talentId: string
    }
    createdIsoDateTimeUtc: string
    updatedIsoDateTimeUtc: string
    jobPostId: string
    talentName: string
    talentJobTitle: string
    searchKeywords: string[]
  }[]
  cursor: (string | null)
}
export interface ShortlistedProfilePutInput {
  companyId: string
  talentId: string
  jobPostId: string
}
export interface ShortlistedProfilePutOutput {
  shortlistedProfile: {
    key: {
      companyId: string
      talentId: string
    }
    createdIsoDateTimeUtc: string
    updatedIsoDateTimeUtc: string
    jobPostId: string
    talentName: string
    talentJobTitle: string
    searchKeywords: string[]
  }
}
export interface ShortlistedProfileDeleteInput {
  companyId: string
  talentId: string
}
export type ShortlistedProfileDeleteOutput = Record<string, never>;
export interface ShortlistedProfileSearchInput {
  companyId: string
  talentNormalisedNameStartsWith?: undefined | string
  limit?: undefined | number
  cursor?: undefined | (string | null)
  jobPostId?: undefined | string
}
export interface ShortlistedProfileSearchOutput {
  list: {
    shortlistedProfile: {
      key: {
        companyId: string
        talentId: string
      }
      createdIsoDateTimeUtc: string
      updatedIsoDateTimeUtc: string
      jobPostId: string
      talentName: string
      talentJobTitle: string
      searchKeywords: string[]
    }
    shortlistedByName: (string | null)
    shortlistedIsoDateTimeUtc: string
    talentProfile: (({
      key: {
        talentId: string
      }
      updatedIsoDateTimeUtc: string
      name: string
      profilePicture?: {
        id: string
        filename?: string
        contentType: string
        createdIsoDateTimeUtc: string
        isAiEdited?: true
      }
      openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
      jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
      jobTitle: string
      locality: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      isCurrentlyEmployed: boolean
      noticePeriodInWeeks: number
      expectedSalaryInLpaInr: number
      skills: string[]
      experienceInYears: number
      isRedacted: false
    } | {
      key: {
        talentId: string
      }
      updatedIsoDateTimeUtc: string
      openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
      jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
      jobTitle: string
      locality: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      isCurrentlyEmployed: boolean
      noticePeriodInWeeks: number
      expectedSalaryInLpaInr: number
      skills: string[]
      experienceInYears: number
      isRedacted: true
    }) | null)
    relation: {
      isShortlisted: boolean
      isHidden: boolean
      invitationStatus?: ("Pending" | "Accepted" | "Rejected" | "TakenBack" | "Expired")
      declinedIsoDateTimeUtc?: string
      threadId?: string
      isPayRequired?: true
      isWeekFull?: true
      isThreadEnded?: true
    }
  }[]
  cursor: (string | null)
}
export interface ShortlistedProfileGetShortlistInput {
  jobPostId?: undefined | string
  limit?: undefined | number
  cursor?: undefined | (string | null)
}
export interface ShortlistedProfileGetShortlistOutput {
  list: {
    shortlistedProfile: {
      key: {
        companyId: string
        talentId: string
      }
      createdIsoDateTimeUtc: string
      updatedIsoDateTimeUtc: string
      jobPostId: string
      talentName: string
      talentJobTitle: string
      searchKeywords: string[]
    }
    shortlistedByName: (string | null)
    shortlistedIsoDateTimeUtc: string
    talentProfile: (({
      key: {
        talentId: string
      }
      updatedIsoDateTimeUtc: string
      name: string
      profilePicture?: {
        id: string
        filename?: string
        contentType: string
        createdIsoDateTimeUtc: string
        isAiEdited?: true
      }
      openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
      jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
      jobTitle: string
      locality: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      isCurrentlyEmployed: boolean
      noticePeriodInWeeks: number
      expectedSalaryInLpaInr: number
      skills: string[]
      experienceInYears: number
      isRedacted: false
    } | {
      key: {
        talentId: string
      }
      updatedIsoDateTimeUtc: string
      openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
      jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
      jobTitle: string
      locality: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      isCurrentlyEmployed: boolean
      noticePeriodInWeeks: number
      expectedSalaryInLpaInr: number
      skills: string[]
      experienceInYears: number
      isRedacted: true
    }) | null)
    relation: {
      isShortlisted: boolean
      isHidden: boolean
      invitationStatus?: ("Pending" | "Accepted" | "Rejected" | "TakenBack" | "Expired")
      declinedIsoDateTimeUtc?: string
      threadId?: string
      isPayRequired?: true
      isWeekFull?: true
      isThreadEnded?: true
    }
  }[]
  cursor: (string | null)
}
export interface TalentMatchOfJobPostInput {
  jobPostId: string
  talentIds: string[]
}
export interface TalentMatchOfJobPostOutput {
  matches: {
    talentId: string
    match: {
      version: number
      total: number
      band: ("strong" | "good" | "possible")
      items: {
        criterion: ("mustSkill" | "niceSkill" | "title" | "level" | "experience" | "place" | "salary" | "notice" | "english" | "freshness")
        label: string
        outcome: ("evidence" | "gap" | "notStated")
        points: number
        possible: number
        fact: string
        detail: string
      }[]
    }
  }[]
}
export interface TalentMatchSearchOfJobPostInput {
  jobPostId: string
}
export interface TalentMatchSearchOfJobPostOutput {
  query: string
  niceSkills: string[]
  mustSkills: string[]
  skillYears: {
    skill: string
    minYears: number
  }[]
  conditions: ({
    kind: "experience"
    min?: number
    max?: number
  } | {
    kind: "salary"
    min?: number
    max?: number
  } | {
    kind: "notice"
    maxWeeks: number
  } | {
    kind: "place"
    names: string[]
    around?: string[]
    withinKm?: number
    point?: {
      latitude: number
      longitude: number
    }
  } | {
    kind: "workMode"
    isRemote: boolean
  } | {
    kind: "employment"
    isEmployed: boolean
  } | {
    kind: "english"
    min: ("Beginner" | "Intermediate" | "Advanced" | "Native")
  } | {
    kind: "active"
    withinDays: number
  } | {
    kind: "category"
    categories: ("Software_Development" | "Software_Testing" | "UI_UX_Design")[]
  } | {
    kind: "openToWork"
    statuses: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")[]
  } | {
    kind: "employer"
    names: string[]
    when: ("current" | "past" | "ever")
  } | {
    kind: "degree"
    names: string[]
  } | {
    kind: "skill"
    name: string
    minYears?: number
  } | {
    kind: "title"
    words: string
  } | {
    kind: "level"
    levels: ("junior" | "middle" | "senior" | "lead")[]
    isTitle?: true
  } | {
    kind: "resume"
  })[]
}
export interface TalentMatchSkillsInput {
  talentIds: string[]
  skills: string[]
}
export interface TalentMatchSkillsOutput {
  talents: {
    talentId: string
    places: {
      skill: string
      named: string
      isListed: boolean
      months: number
      employers: string[]
      isCurrent: boolean
      projects: number
    }[]
    ownKeys: string[]
  }[]
}
export interface TalentProfileListInput {
  talentIds: string[]
}
export interface TalentProfileListOutput {
  talentProfiles: ({
    key: {
      talentId: string
    }
    updatedIsoDateTimeUtc: string
    name: string
    profilePicture?: {
      id: string
      filename?: string
      contentType: string
      createdIsoDateTimeUtc: string
      isAiEdited?: true
    }
    dobIsoDate: string
    about: string
    openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
    jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
    jobTitle: string
    locality: {
      suburb?: string
      state: string
      countryCode: string
      postcode?: string
    }
    isCurrentlyEmployed: boolean
    noticePeriodInWeeks: number
    expectedSalaryInLpaInr: number
    skills: string[]
    experienceInYears: number
    workExperiences: {
      id: string
      designation: string
      company: string
      locality?: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      tenure: {
        startIsoMonth: string
        endIsoMonth?: string
        isCurrent: boolean
      }
      rolesAndResponsibilities?: string
      isInternship: boolean
      isRemote: boolean
    }[]
    educationList: {
      id: string
      course: string
      university: string
      locality?: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      tenure: {
        startIsoMonth: string
        endIsoMonth?: string
        isCurrent: boolean
      }
    }[]
    resume?: {
      id: string
      filename?: string
      contentType: string
      createdIsoDateTimeUtc: string
      isAiEdited?: true
    }
    linkedInProfileUrl: string
    githubProfileUrl?: string
    stackOverflowProfileUrl?: string
    personalBlogUrl?: string
    personalProjects: {
      id: string
      title: string
      url: string
      descriptionMarkdown?: string
    }[]
    certifications: {
      id: string
      name: string
      issuingOrganization: string
      issueIsoMonth: string
      credentialId?: string
      credentialUrl?: string
    }[]
    englishFluency: ("Beginner" | "Intermediate" | "Advanced" | "Native")
    hasStableInternet: boolean
    hasOwnLaptop: boolean
    hasWebcamAndMicrophone: boolean
    canWorkFromHome: boolean
    takesOnlyInvitationsWithPay?: boolean
    verifiedFacts: {
      kind: ("employer" | "codeAccount" | "certification")
      position?: number
      verifier?: string
      verifiedIsoDateTimeUtc: string
    }[]
    isRedacted: false
  } | {
    key: {
      talentId: string
    }
    updatedIsoDateTimeUtc: string
    about: string
    openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
    jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
    jobTitle: string
    locality: {
      suburb?: string
      state: string
      countryCode: string
      postcode?: string
    }
    isCurrentlyEmployed: boolean
    noticePeriodInWeeks: number
    expectedSalaryInLpaInr: number
    skills: string[]
    experienceInYears: number
    workExperiences: {
      id: string
      designation: string
      company: string
      locality?: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      tenure: {
        startIsoMonth: string
        endIsoMonth?: string
        isCurrent: boolean
      }
      rolesAndResponsibilities?: string
      isInternship: boolean
      isRemote: boolean
    }[]
    educationList: {
      id: string
      course: string
      university: string
      locality?: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      tenure: {
        startIsoMonth: string
        endIsoMonth?: string
        isCurrent: boolean
      }
    }[]
    personalProjects: {
      id: string
      title: string
      descriptionMarkdown?: string
    }[]
    certifications: {
      id: string
      name: string
      issuingOrganization: string
      issueIsoMonth: string
    }[]
    englishFluency: ("Beginner" | "Intermediate" | "Advanced" | "Native")
    hasStableInternet: boolean
    hasOwnLaptop: boolean
    hasWebcamAndMicrophone: boolean
    canWorkFromHome: boolean
    verifiedFacts: {
      kind: ("employer" | "codeAccount" | "certification")
      position?: number
      verifiedIsoDateTimeUtc: string
    }[]
    isRedacted: true
  })[]
  relations: {
    [k: string]: {
      isShortlisted: boolean
      isHidden: boolean
      invitationStatus?: ("Pending" | "Accepted" | "Rejected" | "TakenBack" | "Expired")
      declinedIsoDateTimeUtc?: string
      threadId?: string
      isPayRequired?: true
      isWeekFull?: true
      isThreadEnded?: true
    }
  }
  unavailableTalentIds: string[]
}
export interface TalentSearchSearchInput {
  query?: undefined | string
  skills?: undefined | string[]
  niceSkills?: undefined | string[]
  conditions?: undefined | ({
    kind: "experience"
    min?: undefined | number
    max?: undefined | number
  } | {
    kind: "salary"
    min?: undefined | number
    max?: undefined | number
  } | {
    kind: "notice"
    maxWeeks: number
  } | {
    kind: "place"
    names: string[]
    around?: undefined | string[]
    withinKm?: undefined | number
    point?: undefined | {
      latitude: number
      longitude: number
    }
  } | {
    kind: "workMode"
    isRemote: boolean
  } | {
    kind: "employment"
    isEmployed: boolean
  } | {
    kind: "english"
    min: ("Beginner" | "Intermediate" | "Advanced" | "Native")
  } | {
    kind: "active"
    withinDays: number
  } | {
    kind: "category"
    categories: ("Software_Development" | "Software_Testing" | "UI_UX_Design")[]
  } | {
    kind: "openToWork"
    statuses: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")[]
  } | {
    kind: "employer"
    names: string[]
    when: ("current" | "past" | "ever")
  } | {
    kind: "degree"
    names: string[]
  } | {
    kind: "skill"
    name: string
    minYears?: undefined | number
  } | {
    kind: "title"
    words: string
  } | {
    kind: "level"
    levels: ("junior" | "middle" | "senior" | "lead")[]
    isTitle?: undefined | true
  } | {
    kind: "resume"
  })[]
  strict?: undefined | string[]
  asTyped?: undefined | boolean
  sort?: undefined | ("match" | "newest" | "experience" | "salary" | "notice")
  experienceInYears?: undefined | {
    min?: undefined | number
    max?: undefined | number
  }
  expectedSalaryInLpaInr?: undefined | {
    min?: undefined | number
    max?: undefined | number
  }
  changedSinceIsoDateTimeUtc?: undefined | string
  page?: undefined | number
  apiKey?: undefined | string
  jobPostId?: undefined | string
}
export interface TalentSearchSearchOutput {
  hits: {
    talentProfile: ({
      key: {
        talentId: string
      }
      updatedIsoDateTimeUtc: string
      name: string
      profilePicture?: {
        id: string
        filename?: string
        contentType: string
        createdIsoDateTimeUtc: string
        isAiEdited?: true
      }
      openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
      jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
      jobTitle: string
      locality: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      isCurrentlyEmployed: boolean
      noticePeriodInWeeks: number
      expectedSalaryInLpaInr: number
      skills: string[]
      experienceInYears: number
      isRedacted: false
    } | {
      key: {
        talentId: string
      }
      updatedIsoDateTimeUtc: string
      openToWorkStatus: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")
      jobCategory: ("Software_Development" | "Software_Testing" | "UI_UX_Design")
      jobTitle: string
      locality: {
        suburb?: string
        state: string
        countryCode: string
        postcode?: string
      }
      isCurrentlyEmployed: boolean
      noticePeriodInWeeks: number
      expectedSalaryInLpaInr: number
      skills: string[]
      experienceInYears: number
      isRedacted: true
    })
    match: {
      fields: ("jobTitle" | "name" | "skills" | "locality" | "jobCategory" | "about" | "certifications" | "workExperiences" | "personalProjects" | "educationList")[]
      words: string[]
      skills: string[]
      standings: ("inside" | "near" | "outside" | "unknown")[]
      isStated?: boolean[]
      missing: string[]
    }
    relation?: {
      isShortlisted: boolean
      isHidden: boolean
      invitationStatus?: ("Pending" | "Accepted" | "Rejected" | "TakenBack" | "Expired")
      declinedIsoDateTimeUtc?: string
      threadId?: string
      isPayRequired?: true
      isWeekFull?: true
      isThreadEnded?: true
    }
  }[]
  total: number
  nearTotal: number
  allWordsTotal: number
  isByJobPost: boolean
  reading: {
    facts: {
      condition: ({
        kind: "experience"
        min?: number
        max?: number
      } | {
        kind: "salary"
        min?: number
        max?: number
      } | {
        kind: "notice"
        maxWeeks: number
      } | {
        kind: "place"
        names: string[]
        around?: string[]
        withinKm?: number
        point?: {
          latitude: number
          longitude: number
        }
      } | {
        kind: "workMode"
        isRemote: boolean
      } | {
        kind: "employment"
        isEmployed: boolean
      } | {
        kind: "english"
        min: ("Beginner" | "Intermediate" | "Advanced" | "Native")
      } | {
        kind: "active"
        withinDays: number
      } | {
        kind: "category"
        categories: ("Software_Development" | "Software_Testing" | "UI_UX_Design")[]
      } | {
        kind: "openToWork"
        statuses: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")[]
      } | {
        kind: "employer"
        names: string[]
        when: ("current" | "past" | "ever")
      } | {
        kind: "degree"
        names: string[]
      } | {
        kind: "skill"
        name: string
        minYears?: number
      } | {
        kind: "title"
        words: string
      } | {
        kind: "level"
        levels: ("junior" | "middle" | "senior" | "lead")[]
        isTitle?: true
      } | {
        kind: "resume"
      })
      isStrict: boolean
      isExcluded: boolean
      spans: {
        start: number
        end: number
      }[]
    }[]
    words: {
      text: string
      isExcluded: boolean
      spans: {
        start: number
        end: number
      }[]
    }[]
    brackets: ({
      read: string
      otherwise: string
    } | null)
    corrections: {
      from: string
      to: string
    }[]
    dropped: string[]
    mentioned: string[]
    hasSimilar: boolean
    withheld: string[]
  }
  facets: {
    skills: {
      value: string
      count: number
    }[]
    places: {
      value: string
      count: number
    }[]
    states: {
      value: string
      count: number
    }[]
    categories: {
      value: string
      count: number
    }[]
    openToWork: {
      value: string
      count: number
    }[]
    english: {
      value: string
      count: number
    }[]
    degrees: {
      value: string
      count: number
    }[]
    employers: {
      value: string
      count: number
    }[]
    notice: {
      value: string
      count: number
    }[]
    active: {
      value: string
      count: number
    }[]
    marks: {
      value: string
      count: number
    }[]
  }
  histograms: {
    experienceInYears: {
      from: number
      to: number
      count: number
    }[]
    expectedSalaryInLpaInr: {
      from: number
      to: number
      count: number
    }[]
  }
  ranges: {
    experienceInYears: ({
      min: number
      max: number
    } | null)
    expectedSalaryInLpaInr: ({
      min: number
      max: number
    } | null)
  }
  page: number
  isPartial: boolean
  isComplete: boolean
}
export interface TalentSearchCompleteInput {
  apiKey?: undefined | string
  typed: string
}
export interface TalentSearchCompleteOutput {
  completions: {
    kind: ("title" | "skill" | "place" | "employer")
    text: string
    count: number
  }[]
}
export interface TalentSearchSuggestInput {
  query?: undefined | string
  skills?: undefined | string[]
  niceSkills?: undefined | string[]
  conditions?: undefined | ({
    kind: "experience"
    min?: undefined | number
    max?: undefined | number
  } | {
    kind: "salary"
    min?: undefined | number
    max?: undefined | number
  } | {
    kind: "notice"
    maxWeeks: number
  } | {
    kind: "place"
    names: string[]
    around?: undefined | string[]
    withinKm?: undefined | number
    point?: undefined | {
      latitude: number
      longitude: number
    }
  } | {
    kind: "workMode"
    isRemote: boolean
  } | {
    kind: "employment"
    isEmployed: boolean
  } | {
    kind: "english"
    min: ("Beginner" | "Intermediate" | "Advanced" | "Native")
  } | {
    kind: "active"
    withinDays: number
  } | {
    kind: "category"
    categories: ("Software_Development" | "Software_Testing" | "UI_UX_Design")[]
  } | {
    kind: "openToWork"
    statuses: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")[]
  } | {
    kind: "employer"
    names: string[]
    when: ("current" | "past" | "ever")
  } | {
    kind: "degree"
    names: string[]
  } | {
    kind: "skill"
    name: string
    minYears?: undefined | number
  } | {
    kind: "title"
    words: string
  } | {
    kind: "level"
    levels: ("junior" | "middle" | "senior" | "lead")[]
    isTitle?: undefined | true
  } | {
    kind: "resume"
  })[]
  strict?: undefined | string[]
  asTyped?: undefined | boolean
  sort?: undefined | ("match" | "newest" | "experience" | "salary" | "notice")
  experienceInYears?: undefined | {
    min?: undefined | number
    max?: undefined | number
  }
  expectedSalaryInLpaInr?: undefined | {
    min?: undefined | number
    max?: undefined | number
  }
  changedSinceIsoDateTimeUtc?: undefined | string
  apiKey?: undefined | string
}
export interface TalentSearchSuggestOutput {
  suggestions: {
    kind: ("spelling" | "withoutText" | "withoutWord" | "withoutSkill" | "withoutCondition" | "withoutFact" | "withoutExperience" | "withoutSalary" | "widerExperience" | "widerSalary" | "onlyText" | "onlySkill" | "onlyExperience" | "onlySalary")
    value: string
    question: {
      query: string
      skills: string[]
      niceSkills: string[]
      conditions: ({
        kind: "experience"
        min?: number
        max?: number
      } | {
        kind: "salary"
        min?: number
        max?: number
      } | {
        kind: "notice"
        maxWeeks: number
      } | {
        kind: "place"
        names: string[]
        around?: string[]
        withinKm?: number
        point?: {
          latitude: number
          longitude: number
        }
      } | {
        kind: "workMode"
        isRemote: boolean
      } | {
        kind: "employment"
        isEmployed: boolean
      } | {
        kind: "english"
        min: ("Beginner" | "Intermediate" | "Advanced" | "Native")
      } | {
        kind: "active"
        withinDays: number
      } | {
        kind: "category"
        categories: ("Software_Development" | "Software_Testing" | "UI_UX_Design")[]
      } | {
        kind: "openToWork"
        statuses: ("ActivelySeeking" | "OpenToOpportunities" | "NotSeeking")[]
      } | {
        kind: "employer"
        names: string[]
        when: ("current" | "past" | "ever")
      } | {
        kind: "degree"
        names: string[]
      } | {
        kind: "skill"
        name: string
        minYears?: number
      } | {
        kind: "title"
        words: string
      } | {
        kind: "level"
        levels: ("junior" | "middle" | "senior" | "lead")[]
        isTitle?: true
      } | {
        kind: "resume"
      })[]
      strict: string[]
      asTyped: boolean
      sort: ("match" | "newest" | "experience" | "salary" | "notice")
      experienceInYears: {
        min?: number
        max?: number
      }
      expectedSalaryInLpaInr: {
        min?: number
        max?: number
      }
      changedSinceIsoDateTimeUtc?: string
    }
    total: number
  }[]
}
export interface ThreadGetInput {
  threadId: string
}
export interface ThreadGetOutput {
  key: {
    threadId: string
  }
  companyId: string
  talentId: string
  jobPostId: string
  jobPostTitle: string
  createdIsoDateTimeUtc: string
  updatedIsoDateTimeUtc: string
  companyThreadReadStatus?: ("Read" | "Unread")
  talentThreadReadStatus?: ("Read" | "Unread")
  jobPostInvitationStatus: ("Pending" | "Accepted" | "Rejected" | "TakenBack" | "Expired")
  declineReason?: ("Pay" | "Work" | "Experience" | "HoursOrPlace" | "Time" | "OtherJob" | "Company" | "SomethingElse")
  terms?: {
    pay?: ({
      from: number
      to: number
      inCurrency?: {
        currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
        from: number
        to: number
      }
    } | null)
    employmentKind?: ("Employment" | "Contract")
    workPlace?: ("Remote" | "OnSite" | "RemoteOrOnSite")
    workPlaceName?: string
    overlapHours?: number
    startIsoMonth?: string
  }
  isPayRaised?: true
  payBeforeRaise?: {
    from: number
    to: number
    inCurrency?: {
      currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
      from: number
      to: number
    }
  }
  noteMessageId?: string
  invitedIsoDateTimeUtc?: string
  answerUntilIsoDateTimeUtc?: string
  invitationChangedIsoDateTimeUtc?: string
  endedIsoDateTimeUtc?: string
  isBlocked?: true
  isPaused?: true
  deletedSide?: ("company" | "talent")
}
export interface ThreadListForCompanyInput {
  talentNameStartsWith?: undefined | string
  jobPostId?: undefined | string
  invitationStatus?: undefined | ("Pending" | "Accepted" | "Rejected" | "TakenBack" | "Expired")
  isMine?: undefined | boolean
  limit?: undefined | number
  cursor?: undefined | (string | null)
}
export interface ThreadListForCompanyOutput {
  companyThreads: {
    thread: {
      key: {
        threadId: string
      }
      companyId: string
      talentId: string
      jobPostId: string
      jobPostTitle: string
      createdIsoDateTimeUtc: string
      updatedIsoDateTimeUtc: string
      companyThreadReadStatus?: ("Read" | "Unread")
      talentThreadReadStatus?: ("Read" | "Unread")
      jobPostInvitationStatus: ("Pending" | "Accepted" | "Rejected" | "TakenBack" | "Expired")
      declineReason?: ("Pay" | "Work" | "Experience" | "HoursOrPlace" | "Time" | "OtherJob" | "Company" | "SomethingElse")
      terms?: {
        pay?: ({
          from: number
          to: number
          inCurrency?: {
            currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
            from: number
            to: number
          }
        } | null)
        employmentKind?: ("Employment" | "Contract")
        workPlace?: ("Remote" | "OnSite" | "RemoteOrOnSite")
        workPlaceName?: string
        overlapHours?: number
        startIsoMonth?: string
      }
      isPayRaised?: true
      payBeforeRaise?: {
        from: number
        to: number
        inCurrency?: {
          currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
          from: number
          to: number
        }
      }
      noteMessageId?: string
      invitedIsoDateTimeUtc?: string
      answerUntilIsoDateTimeUtc?: string
      invitationChangedIsoDateTimeUtc?: string
      endedIsoDateTimeUtc?: string
      isBlocked?: true
      isPaused?: true
      deletedSide?: ("company" | "talent")
    }
    talentProfile: {
      name: string
      jobTitle: string
      profilePicture?: {
        id: string
        filename?: string
        contentType: string
        createdIsoDateTimeUtc: string
        isAiEdited?: true
      }
    }
    lastMessage: ({
      sender: ("Company" | "Talent" | "System")
      markdown: string
      event?: ("InvitationSent" | "InvitationAccepted" | "InvitationRejected" | "InvitationTakenBack" | "InvitationExpired" | "PayRaised" | "ThreadEnded")
      createdIsoDateTimeUtc: string
      attachmentCount?: number
    } | null)
    owner: ({
      uid: string
      name: string
    } | null)
  }[]
  cursor: (string | null)
}
export interface ThreadGetReadMarkInput {
  threadId: string
}
export interface ThreadGetReadMarkOutput {
  otherReadIsoDateTimeUtc: (string | null)
}
export interface ThreadMarkReadInput {
  threadId: string
}
export interface ThreadMarkReadOutput {
  thread: {
    key: {
      threadId: string
    }
    companyId: string
    talentId: string
    jobPostId: string
    jobPostTitle: string
    createdIsoDateTimeUtc: string
    updatedIsoDateTimeUtc: string
    companyThreadReadStatus?: ("Read" | "Unread")
    talentThreadReadStatus?: ("Read" | "Unread")
    jobPostInvitationStatus: ("Pending" | "Accepted" | "Rejected" | "TakenBack" | "Expired")
    declineReason?: ("Pay" | "Work" | "Experience" | "HoursOrPlace" | "Time" | "OtherJob" | "Company" | "SomethingElse")
    terms?: {
      pay?: ({
        from: number
        to: number
        inCurrency?: {
          currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
          from: number
          to: number
        }
      } | null)
      employmentKind?: ("Employment" | "Contract")
      workPlace?: ("Remote" | "OnSite" | "RemoteOrOnSite")
      workPlaceName?: string
      overlapHours?: number
      startIsoMonth?: string
    }
    isPayRaised?: true
    payBeforeRaise?: {
      from: number
      to: number
      inCurrency?: {
        currency: ("USD" | "EUR" | "GBP" | "AUD" | "CAD" | "NZD" | "SGD" | "AED" | "CHF" | "SEK" | "NOK" | "DKK" | "JPY")
        from: number
        to: number
      }
    }
    noteMessageId?: string
    invitedIsoDateTimeUtc?: string
    answerUntilIsoDateTimeUtc?: string
    invitationChangedIsoDateTimeUtc?: string
    endedIsoDateTimeUtc?: string
    isBlocked?: true
    isPaused?: true
    deletedSide?: ("company" | "talent")
  }
}

/** Every call that an API key may make. */
export interface Calls {
  apiKey: {
    /** Returns the company that the caller acts for, and the key or connected program that makes the call, if one does. Scope: search or people or shortlist or messages or posts or exports. */
    getOwn: Call<NoInput, ApiKeyGetOwnOutput>;
  };
  jobPost: {
    /** Lists the company’s job posts, newest first. Scope: search or people or shortlist or messages or posts or exports. */
    list: ListCall<JobPostListInput, JobPostListOutput, 'list'>;
    /** Counts the shortlisted, invited and accepted people of each of the company’s job posts. Scope: posts or shortlist. */
    counts: Call<NoInput, JobPostCountsOutput>;
    /** Returns a job post. Scope: search or people or shortlist or messages or posts or exports. */
    get: Call<JobPostGetInput, JobPostGetOutput>;
    /** Deletes a job post. It can be restored for a short time. Its threads keep the title. Scope: posts. */
    delete: Call<JobPostDeleteInput, JobPostDeleteOutput>;
    /** Lists the skills of a job post that people in search have, for use as search filters. Scope: posts. */
    skills: Call<JobPostSkillsInput, JobPostSkillsOutput>;
    /** Creates (without a key) or saves a job post and has it reviewed. A newer version on the server is CONFLICT. Scope: posts. */
    update: Call<JobPostUpdateInput, JobPostUpdateOutput>;
    /** Returns what an import of a CSV file would do with each of its rows. Scope: posts. */
    previewImport: Call<JobPostPreviewImportInput, JobPostPreviewImportOutput>;
    /** Creates the job posts of a CSV file that were not imported before, all of them or none, and queues their reviews. VALIDATION_FAILED names each problem by row and column. Scope: posts. */
    import: Call<JobPostImportInput, JobPostImportOutput>;
    /** Opens or closes a job post. Closed ones take no invitations. After 30 days we ask whether it is still open, and close it 7 days later without an answer. Scope: posts. */
    setOpen: Call<JobPostSetOpenInput, JobPostSetOpenOutput>;
    /** Restores a job post within 10 minutes after its deletion. Idempotent. Scope: posts. */
    restore: Call<JobPostRestoreInput, JobPostRestoreOutput>;
  };
  message: {
    /** Finds messages by the beginnings of their words, the newest first. Messages that an admin has hidden and those of deleted accounts are left out. Scope: messages. */
    search: ListCall<MessageSearchInput, MessageSearchOutput, 'messages'>;
    /** Returns a message of a thread. Scope: messages. */
    get: Call<MessageGetInput, MessageGetOutput>;
    /** Lists the newest messages, oldest first, with a cursor to older ones. Scope: messages. */
    listForCompany: ListCall<MessageListForCompanyInput, MessageListForCompanyOutput, 'messages'>;
    /** Sends a message; a retry with the same clientMessageId returns the same message. Scope: messages. */
    sendAsCompany: Call<MessageSendAsCompanyInput, MessageSendAsCompanyOutput>;
  };
  peopleExport: {
    /** Exports the shortlist of a job post, newest entry first: the people whom the company may see now, with their email. At most 20 exports an hour. Each is recorded, and the people see that the company has a copy. Scope: exports. */
    shortlist: Call<PeopleExportShortlistInput, PeopleExportShortlistOutput>;
    /** Exports the pipeline of a job post as its pages show it, in the order of the stages, with the email of whom the company may see. At most 20 exports an hour. Each is recorded, and the people see that the company has a copy. Scope: exports. */
    pipeline: Call<PeopleExportPipelineInput, PeopleExportPipelineOutput>;
  };
  shortlistedProfile: {
    /** Lists the shortlist, newest first. Scope: shortlist. */
    list: ListCall<ShortlistedProfileListInput, ShortlistedProfileListOutput, 'list'>;
    /** Shortlists a talent for a job post. Scope: shortlist. */
    put: Call<ShortlistedProfilePutInput, ShortlistedProfilePutOutput>;
    /** Removes a talent from the shortlist. Scope: shortlist. */
    delete: Call<ShortlistedProfileDeleteInput, ShortlistedProfileDeleteOutput>;
    /** Searches the shortlist by name and job post. Scope: shortlist. */
    search: ListCall<ShortlistedProfileSearchInput, ShortlistedProfileSearchOutput, 'list'>;
    /** Lists the shortlist with profiles. Scope: shortlist. */
    getShortlist: ListCall<ShortlistedProfileGetShortlistInput, ShortlistedProfileGetShortlistOutput, 'list'>;
  };
  talentMatch: {
    /** Matches profiles with a job post: a score out of 100 with its parts. Leaves out profiles that the company may not see. Scope: people. */
    ofJobPost: Call<TalentMatchOfJobPostInput, TalentMatchOfJobPostOutput>;
    /** Returns the requirements of a job post: as search text and nice-to-have skills, and one by one. Scope: search or posts. */
    searchOfJobPost: Call<TalentMatchSearchOfJobPostInput, TalentMatchSearchOfJobPostOutput>;
    /** Where and how long profiles name skills. Leaves out those that the company may not see. Scope: people. */
    skills: Call<TalentMatchSkillsInput, TalentMatchSkillsOutput>;
  };
  talentProfile: {
    /** Returns profiles by id, redacted for guests and companies that are not approved. Lists the ids of those that the caller may not see. Scope: people. */
    list: Call<TalentProfileListInput, TalentProfileListOutput>;
  };
  talentSearch: {
    /** Finds talent profiles. Scope: search. */
    search: Call<TalentSearchSearchInput, TalentSearchSearchOutput>;
    /** Suggests titles, skills, places and employers that complete the text being typed, with how many people have each. Scope: search. */
    complete: Call<TalentSearchCompleteInput, TalentSearchCompleteOutput>;
    /** Suggests similar searches for one without results, with how many people each finds. Scope: search. */
    suggest: Call<TalentSearchSuggestInput, TalentSearchSuggestOutput>;
  };
  thread: {
    /** Returns a thread. Scope: messages. */
    get: Call<ThreadGetInput, ThreadGetOutput>;
    /** Lists the company’s threads, latest first, filtered by name, job post, answer to the invitation and owner. Scope: messages. */
    listForCompany: ListCall<ThreadListForCompanyInput, ThreadListForCompanyOutput, 'companyThreads'>;
    /** Returns when the other side has read a thread. Null if it has not, if the reader or the caller does not share read marks, or if the thread has ended. Scope: messages. */
    getReadMark: Call<ThreadGetReadMarkInput, ThreadGetReadMarkOutput>;
    /** Marks the caller’s side of a thread as read. Scope: messages. */
    markRead: Call<ThreadMarkReadInput, ThreadMarkReadOutput>;
  };
}

/** What the failures with each code tell beside it. */
export interface ProblemData {
  BOT_CHECK_REQUIRED: unknown;
  BUSINESS_RULE_VIOLATION: unknown;
  CONFLICT: unknown;
  FORBIDDEN: unknown;
  IDEMPOTENCY_KEY_INVALID: unknown;
  IDEMPOTENCY_KEY_IN_USE: unknown;
  IDEMPOTENCY_KEY_REUSED: unknown;
  NOT_FOUND: unknown;
  PREMIUM_REQUIRED: unknown;
  RECENT_SIGN_IN_REQUIRED: unknown;
  SERVICE_UNAVAILABLE: unknown;
  TOO_MANY_REQUESTS: {
    retryAfterSeconds: number
  };
  UNAUTHORIZED: unknown;
  VALIDATION_FAILED: {
    [k: string]: string
  };
}

export const ROUTES = {
  apiKey: {
    getOwn: {"method":"GET","path":"/api-key"},
  },
  jobPost: {
    list: {"method":"GET","path":"/job-posts","query":["limit","cursor"],"items":"list"},
    counts: {"method":"GET","path":"/job-post-counts"},
    get: {"method":"GET","path":"/job-posts/{jobPostId}"},
    delete: {"method":"DELETE","path":"/job-posts/{jobPostId}","isWrite":true},
    skills: {"method":"GET","path":"/job-posts/{jobPostId}/skills"},
    update: {"method":"POST","path":"/update-job-post","hasBody":true,"isWrite":true},
    previewImport: {"method":"POST","path":"/preview-job-post-import","hasBody":true},
    import: {"method":"POST","path":"/import-job-posts","hasBody":true,"isWrite":true},
    setOpen: {"method":"POST","path":"/job-posts/{jobPostId}/set-open","hasBody":true,"isWrite":true},
    restore: {"method":"POST","path":"/job-posts/{jobPostId}/restore","isWrite":true},
  },
  message: {
    search: {"method":"POST","path":"/search-messages","hasBody":true,"items":"messages"},
    get: {"method":"GET","path":"/threads/{threadId}/messages/{messageId}"},
    listForCompany: {"method":"POST","path":"/get-company-thread-messages","hasBody":true,"items":"messages"},
    sendAsCompany: {"method":"POST","path":"/send-company-message","hasBody":true,"isWrite":true},
  },
  peopleExport: {
    shortlist: {"method":"POST","path":"/export-shortlist","hasBody":true},
    pipeline: {"method":"POST","path":"/export-pipeline","hasBody":true},
  },
  shortlistedProfile: {
    list: {"method":"GET","path":"/companies/{companyId}/shortlisted-profiles","query":["limit","cursor"],"items":"list"},
    put: {"method":"PUT","path":"/companies/{companyId}/shortlisted-profiles/{talentId}","hasBody":true,"isWrite":true},
    delete: {"method":"DELETE","path":"/companies/{companyId}/shortlisted-profiles/{talentId}","isWrite":true},
    search: {"method":"POST","path":"/search-shortlisted-profiles","hasBody":true,"items":"list"},
    getShortlist: {"method":"POST","path":"/get-shortlist","hasBody":true,"items":"list"},
  },
  talentMatch: {
    ofJobPost: {"method":"POST","path":"/match-talents","hasBody":true},
    searchOfJobPost: {"method":"GET","path":"/job-posts/{jobPostId}/search"},
    skills: {"method":"POST","path":"/get-talent-skills","hasBody":true},
  },
  talentProfile: {
    list: {"method":"POST","path":"/get-talent-profiles","hasBody":true},
  },
  talentSearch: {
    search: {"method":"POST","path":"/search-talent-profiles","hasBody":true},
    complete: {"method":"POST","path":"/complete-talent-search","hasBody":true},
    suggest: {"method":"POST","path":"/suggest-talent-searches","hasBody":true},
  },
  thread: {
    get: {"method":"GET","path":"/threads/{threadId}"},
    listForCompany: {"method":"POST","path":"/get-company-threads","hasBody":true,"items":"companyThreads"},
    getReadMark: {"method":"GET","path":"/threads/{threadId}/read-mark"},
    markRead: {"method":"PUT","path":"/threads/{threadId}/read-status","isWrite":true},
  },
} as const satisfies Record<string, Record<string, Route>>;
