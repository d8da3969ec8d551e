import { IconBold } from '../../../../ui/icon/bold.ts';
import { IconDots } from '../../../../ui/icon/dots.ts';
import { IconTrash } from '../../../../ui/icon/trash.ts';
import { useState } from 'react';
import { IconButton } from '../../../../ui/press/button.tsx';

export const Sizes = () => (
  <>
    <IconButton size="s" label="More, small" icon={<IconDots aria-hidden />} />
    <IconButton label="More" icon={<IconDots aria-hidden />} />
    <IconButton size="l" label="More, large" icon={<IconDots aria-hidden />} />
  </>
);

export function Pressed() {
  const [isBold, setBold] = useState(true);
  return (
    <IconButton
      label="Bold"
      aria-pressed={isBold}
      icon={<IconBold aria-hidden />}
      onClick={() => setBold(!isBold)}
    />
  );
}

export const BusyAndDisabled = () => (
  <>
    <IconButton label="Deleting" loading icon={<IconTrash aria-hidden />} />
    <IconButton label="Delete" disabled="Only your own can be deleted." icon={<IconTrash aria-hidden />} />
  </>
);
