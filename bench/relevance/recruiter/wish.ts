import type { RecruiterWish } from './grade.ts';

export type RecruiterQuestion = { kind: string; text: string; wish: RecruiterWish };

/** Several questions of a kind. */
export const asked = (kind: string, wishes: Readonly<Record<string, RecruiterWish>>): RecruiterQuestion[] =>
  Object.entries(wishes).map(([text, wish]) => ({ kind, text, wish }));

/** People who have one of these roles. */
export const role = (...roles: string[]): RecruiterWish => ({ roles });
export const REACT = role('React Developer');
export const JAVA = role('Java Developer');
export const PYTHON = role('Python Developer');
export const QA = role('QA Engineer');
export const DEVOPS = role('DevOps Engineer');
export const DATA = role('Data Engineer');
export const ANDROID = role('Android Developer');
export const FULL = role('Full Stack Developer');
export const UX = role('UI/UX Designer');
export const PHP = role('PHP Developer');
export const DOTNET = role('.NET Developer');
export const FRONT = role('Frontend Developer');
export const BACK = role('Backend Developer');
export const ANALYST = role('Data Analyst');
export const SCIENTIST = role('Data Scientist');
export const FLUTTER = role('Flutter Developer');
export const ANGULAR = role('Angular Developer');
export const AUTOMATION = role('Automation Test Engineer', 'SDET');
export const NCR = ['Delhi', 'Gurugram', 'Noida', 'Ghaziabad', 'Faridabad', 'Greater Noida'];
