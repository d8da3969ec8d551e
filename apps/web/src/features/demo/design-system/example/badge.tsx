import { IconCheck } from '../../../../ui/icon/check.ts';
import { Badge, Count, Marked, Match, Redacted, Status } from '../../../../ui/show/badge.tsx';

export const Tones = () => (
  <>
    <Badge>Draft</Badge>
    <Badge tone="accent">New</Badge>
    <Badge tone="ok" icon={<IconCheck aria-hidden />}>
      Approved
    </Badge>
    <Badge tone="warm">Pending Review</Badge>
    <Badge tone="bad">Rejected</Badge>
  </>
);

export const InColumns = () => (
  <>
    <Status tone="ok">Open to work</Status>
    <Status tone="warm">Waiting</Status>
    <Status tone="bad">Failed</Status>
    <Status tone="none">Never asked</Status>
  </>
);

export const WhatMatched = () => (
  <p>
    <Match>React</Match>, Redux, and a text with <Marked>react</Marked> in it
  </p>
);

export const WhatIsHidden = () => <Redacted />;

export const HowManyWait = () => (
  <>
    <Count value={3} label="unread" />
    <Count value={214} label="unread" />
  </>
);
