import { z } from '@talaash/domain/base/schema';
import {
  DemoCompany,
  ConversationWords,
  ThreadPlans,
  MeetingPlans,
  Example,
  PersonaProfile,
} from './demo-schema.ts';
import {
  CRAFTS,
  Community,
  Trade,
  CraftWords,
  HomeNames,
  EmployerWords,
  Studies,
  Certifications,
  IntroductionWords,
  DutyWords,
  ProjectWords,
  VaryingWords,
  WrittenTexts,
} from './person-schema.ts';

/** The content of the demo. Each key is a JSON file in this folder. */
export const SeedContent = z.strictObject({
  communities: z.array(Community).min(1),
  trades: z.array(Trade).min(1),
  crafts: z.record(z.enum(CRAFTS), CraftWords),
  homes: HomeNames,
  employers: EmployerWords,
  studies: Studies,
  certifications: Certifications,
  introductions: IntroductionWords,
  duties: DutyWords,
  projects: ProjectWords,
  words: VaryingWords,
  written: WrittenTexts,
  companies: z.array(DemoCompany).min(2),
  conversations: ConversationWords,
  threads: ThreadPlans,
  meetings: MeetingPlans,
  examples: z.array(Example),
  persona: PersonaProfile,
});
export type SeedContent = z.infer<typeof SeedContent>;
