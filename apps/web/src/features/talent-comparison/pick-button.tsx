import { IconColumns3 } from '../../ui/icon/columns-3.ts';
import { IconColumns3Filled } from '../../ui/icon/columns-3-filled.ts';
import { IconButton } from '../../ui/press/button.tsx';
import type { PickedPeople } from './picked.ts';

interface PickButtonProps {
  talent: { talentId: string; name: string };
  picked: PickedPeople;
  tone?: 'default' | 'quiet';
}

/** Picks a person, to compare or to invite, or lets go of them. */
export function PickButton({ talent: { talentId, name }, picked, tone = 'default' }: PickButtonProps) {
  const isPicked = picked.isPicked(talentId);
  return (
    <IconButton
      size="s"
      tone={tone}
      label={isPicked ? `Do not pick ${name}` : `Pick ${name}`}
      aria-pressed={isPicked}
      icon={isPicked ? <IconColumns3Filled aria-hidden /> : <IconColumns3 aria-hidden />}
      onClick={() => picked.toggle(talentId)}
    />
  );
}
