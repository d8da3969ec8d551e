import type { WireAnswer, WireRequest } from './protocol-server.ts';

type Told = { content: unknown; finish?: 'stop' | 'length' | 'refused'; tokens?: number };

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content);

/** An answer as OpenAI-compatible servers give it to chat/completions. */
export const chatAnswer = ({ content, finish = 'stop', tokens = 100 }: Told): WireAnswer => ({
  body: {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: textOf(content) },
        finish_reason: finish === 'refused' ? 'content_filter' : finish,
      },
    ],
    usage: { prompt_tokens: tokens - 10, completion_tokens: 10, total_tokens: tokens },
  },
});

/** As Anthropic answers messages. */
export const messagesAnswer = ({ content, finish = 'stop', tokens = 100 }: Told): WireAnswer => ({
  body: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: finish === 'refused' ? [] : [{ type: 'text', text: textOf(content) }],
    stop_reason: { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' }[finish],
    stop_sequence: null,
    usage: { input_tokens: tokens - 10, output_tokens: 10 },
  },
});

/** As Google answers generateContent. */
export const geminiAnswer = ({ content, finish = 'stop', tokens = 100 }: Told): WireAnswer => ({
  body: {
    candidates: [
      {
        content: { role: 'model', parts: finish === 'refused' ? [] : [{ text: textOf(content) }] },
        finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' }[finish],
      },
    ],
    usageMetadata: { promptTokenCount: tokens - 10, candidatesTokenCount: 10, totalTokenCount: tokens },
  },
});

/** The JSON of a request. */
export const bodyOf = ({ body }: WireRequest): Record<string, unknown> =>
  JSON.parse(body.toString()) as Record<string, unknown>;

/** The instructions and the data of a question to chat/completions. */
export function questionOf(request: WireRequest): { instructions: string; data: string } {
  const { messages } = bodyOf(request) as { messages: { role: string; content: unknown }[] };
  const told = (role: string) => {
    const content = messages.find((message) => message.role === role)?.content;
    return typeof content === 'string'
      ? content
      : ((content as { text: string }[] | undefined) ?? []).map(({ text }) => text).join('');
  };
  return { instructions: told('system'), data: told('user') };
}
