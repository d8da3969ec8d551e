import { anyone } from '../../call/base.ts';
import { countPageView } from './actions.ts';

export const pageViewProcedures = {
  record: anyone.pageView.record.handler(({ input, context: { deps, ip, headers, requestId } }) => {
    countPageView(deps, { route: input.route, ip, headers, requestId });
    return { success: true as const };
  }),
};
