import { PageView } from '@talaash/domain/page-view/schema';
import { z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

export const pageView = {
  record: call({
    access: 'anyone',
    path: '/record-page-view',
    summary:
      'Counts a page view by the pattern of its address, if analytics are on. Ignores requests with Do Not Track or Global Privacy Control',
    tags: ['Installation'],
    limit: { max: 120, seconds: 60 },
  })
    .input(PageView)
    .output(z.object({ success: z.literal(true) })),
};
