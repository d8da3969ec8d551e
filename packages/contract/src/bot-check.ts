import { z } from '@talaash/domain/base/schema';
import { BotChallenge } from '@talaash/domain/bot-check/schema';
import { call } from './call.ts';

export const botCheck = {
  challenge: call({
    access: 'anyone',
    method: 'GET',
    path: '/bot-challenges/{call}',
    summary:
      'Returns a challenge for the browser (ALTCHA). Its solution allows one protected call: send base64 of {challenge, solution} in the header x-bot-check. Null if the bot check is off',
    tags: ['Installation'],
    limit: { max: 300, seconds: 60 },
  })
    .input(z.object({ call: z.string().min(1).max(80) }))
    .output(z.object({ challenge: BotChallenge.nullable() })),
};
