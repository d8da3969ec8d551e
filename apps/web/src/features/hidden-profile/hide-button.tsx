import { IconEye } from '../../ui/icon/eye.ts';
import { IconEyeOff } from '../../ui/icon/eye-off.ts';
import { useListingRefusal } from '../../parts/company-approval.tsx';
import { isSending, type RelatedTalent } from '../../parts/company-relation.ts';
import { Button, IconButton } from '../../ui/press/button.tsx';
import type { HideTalent } from './hide-talent.ts';

interface HideButtonProps {
  talent: RelatedTalent;
  hide: HideTalent;
  /** An icon in a row, a label with its shortcut in a bar. */
  form: 'row' | 'bar';
}

export function HideButton({ talent, hide, form }: HideButtonProps) {
  const onClick = () => hide.mutate({ ...talent, isOn: true });
  const disabled = useListingRefusal() ?? false;
  const loading = isSending(hide, talent);
  const icon = <IconEyeOff aria-hidden />;
  if (form === 'row') {
    return (
      <IconButton
        size="s"
        tone="default"
        label={`Hide ${talent.name}`}
        icon={icon}
        loading={loading}
        disabled={disabled}
        onClick={onClick}
      />
    );
  }
  return (
    <Button tone="quiet" compact icon={icon} keys="H" loading={loading} disabled={disabled} onClick={onClick}>
      Hide
    </Button>
  );
}

export function UnhideButton({ talent, hide, form }: HideButtonProps) {
  return (
    <Button
      size={form === 'row' ? 's' : 'm'}
      icon={<IconEye aria-hidden />}
      loading={isSending(hide, talent)}
      onClick={() => hide.mutate({ ...talent, isOn: false })}
    >
      Unhide
    </Button>
  );
}
