import { IconLink } from '../ui/icon/link.ts';
import { copiedSentence, COPY_FAILED_SENTENCE } from '@talaash/domain/clipboard/words';
import { sharedProfilePath } from '@talaash/domain/shared-profile/rule';
import { SHARED_LINK_LABEL } from '@talaash/domain/shared-profile/words';
import { copyText } from '../lib/clipboard.ts';
import { toast } from '../ui/overlay/toast.ts';
import { Button, type ButtonProps } from '../ui/press/button.tsx';

interface CopyLinkButtonProps extends Pick<ButtonProps, 'full' | 'size' | 'tone'> {
  /** The talent whose public profile it copies the link of; without one, it copies the address of the page. */
  talentId?: string;
}

/** Copies a link that others can open. */
export function CopyLinkButton({ talentId, ...button }: CopyLinkButtonProps) {
  async function copy() {
    const address =
      talentId === undefined ? location.href : `${location.origin}${sharedProfilePath(talentId)}`;
    if (await copyText(address)) toast.success(copiedSentence(SHARED_LINK_LABEL));
    else toast.error(COPY_FAILED_SENTENCE);
  }
  return (
    <Button {...button} icon={<IconLink aria-hidden />} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
