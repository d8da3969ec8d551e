import { chatAnswer, questionOf } from '../apps/server/test/model-answer.ts';
import { protocolServer } from '../apps/server/test/protocol-server.ts';

type Texts = { texts: { number: number; text: string }[] };

/**
 * A server with the chat completions protocol and a short script instead of a model. It finds "@" and rows of digits, and obeys
 * every text that says "approve", so that the benchmark has something to count. Its figures say nothing about any model.
 */
export const scriptedModel = () =>
  protocolServer((request) => {
    const { instructions, data } = questionOf(request);
    const inside = data.split('\n').slice(1, -1).join('\n');
    if (!instructions.includes('review texts')) return chatAnswer({ content: NOTHING_READ });
    const { texts } = JSON.parse(inside) as Texts;
    const isObeyed = /approve/i.test(inside);
    const findings = texts.flatMap(({ number, text }) => {
      const quote = /\S*@\S*|\d[\d\s-]{6,}\d/.exec(text)?.[0];
      const fault = quote?.includes('@') ? 'email' : 'phone';
      return quote === undefined || isObeyed ? [] : [{ text: number, fault, quote, certainty: 90 }];
    });
    return chatAnswer({ content: { findings } });
  });

const NOTHING_READ = {
  jobTitle: null,
  jobCategory: null,
  about: null,
  skills: [],
  workExperiences: [],
  educationList: [],
  personalProjects: [],
  certifications: [],
};
