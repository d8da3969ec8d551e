import { IconChevronDown } from '../../../../ui/icon/chevron-down.ts';
import { IconEyeOff } from '../../../../ui/icon/eye-off.ts';
import { IconTrash } from '../../../../ui/icon/trash.ts';
import { useState } from 'react';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export function OfActions() {
  const [order, setOrder] = useState('newest');
  return (
    <Menu
      align="start"
      target={<Button icon={<IconChevronDown aria-hidden />}>More</Button>}
      entries={[
        { heading: 'Order' },
        { label: 'Change it', note: order, stays: true, run: () => setOrder('by name') },
        'divider',
        { label: 'Hide', icon: <IconEyeOff aria-hidden />, run: () => {} },
        { label: 'Not possible now', disabled: true, run: () => {} },
        { label: 'Delete', icon: <IconTrash aria-hidden />, tone: 'danger', run: () => {} },
      ]}
    />
  );
}
