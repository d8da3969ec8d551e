import { IconColumns3 } from '../../ui/icon/columns-3.ts';
import { IconColumns3Filled } from '../../ui/icon/columns-3-filled.ts';
import { IconButton } from '../../ui/press/button.tsx';
import type { PickedPeople } from './picked.ts';

interface PickButtonProps {
  talent: { talentId: string; name: string };
  picked: PickedPeople;
  tone?: 'default' | 'quiet';
}

/** Picks a person for the comparison, or removes them. */
export function PickButton({ talent: { talentId, name }, picked, tone = 'default' }: PickButtonProps) {
  const isPicked = picked.isPicked(talentId);
  return (
    <IconButton
      size="s"
      tone={tone}
      label={isPicked ? `Remove ${name} from the comparison` : `Pick ${name} to compare`}
      aria-pressed={isPicked}
      icon={isPicked ? <IconColumns3Filled aria-hidden /> : <IconColumns3 aria-hidden />}
      onClick={() => picked.toggle(talentId)}
    />
  );
}
