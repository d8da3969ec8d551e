import { serveFiles } from '../../base/file-process/serve.ts';
import { type CalendarAnswer, type CalendarReading, readCalendarAnswer } from './read.ts';

serveFiles<CalendarAnswer, CalendarReading>(async (answer) => readCalendarAnswer(answer));
