import { Tooltip } from '../../../../ui/float/tooltip.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export const OnHoverAndFocus = () => (
  <Tooltip label="They get a mail and a message.">
    <Button>Invite</Button>
  </Tooltip>
);
