import { IconSend } from '../../../../ui/icon/send.ts';
import { Button } from '../../../../ui/press/button.tsx';

export const Tones = () => (
  <>
    <Button tone="primary">Invite</Button>
    <Button>Shortlist</Button>
    <Button tone="quiet">Hide</Button>
    <Button tone="danger">Delete</Button>
  </>
);

export const Sizes = () => (
  <>
    <Button size="s">Small</Button>
    <Button size="m">Medium</Button>
    <Button size="l">Large</Button>
  </>
);

export const WithIconAndKey = () => (
  <>
    <Button icon={<IconSend aria-hidden />}>Send</Button>
    <Button keys="R">Try again</Button>
  </>
);

export const Busy = () => (
  <Button tone="primary" loading>
    Saving
  </Button>
);

export const Disabled = () => (
  <>
    <Button disabled>Not now</Button>
    <Button disabled="They are already invited.">Invite</Button>
  </>
);

export const Compact = () => (
  <Button compact icon={<IconSend aria-hidden />}>
    The icon alone below 900 px
  </Button>
);

export const Full = () => (
  <Button full tone="primary">
    As wide as its form
  </Button>
);
