import { anyone } from '../../call/base.ts';

export const botCheckProcedures = {
  challenge: anyone.botCheck.challenge.handler(async ({ input, context: { deps } }) => ({
    challenge: await deps.botCheck.challenge(input.call),
  })),
};
