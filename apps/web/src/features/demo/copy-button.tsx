import { IconCheck } from '../../ui/icon/check.ts';
import { IconCopy } from '../../ui/icon/copy.ts';
import { COPIED_MS } from '@talaash/domain/clipboard/limit';
import { copiedSentence, COPY_FAILED_SENTENCE } from '@talaash/domain/clipboard/words';
import { type ComponentProps, useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'aria-label'> {
  /** A name for the copied text: "Mark". */
  label: string;
  /** The text, or a function that creates it. */
  text: string | (() => string);
  /** "Copy" by default. */
  children?: string;
}

/** Copies a text, and confirms it for two seconds. */
export function CopyButton({ label, text, children = 'Copy', ...button }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const resetLater = useDebouncedCallback(() => setCopied(false), COPIED_MS);

  async function copy() {
    if (!(await copyText(typeof text === 'string' ? text : text()))) {
      toast.error(COPY_FAILED_SENTENCE);
      return;
    }
    toast.success(copiedSentence(label));
    setCopied(true);
    resetLater();
  }

  return (
    <Button
      size="s"
      aria-label={`${isCopied ? 'Copied' : children} ${label}`}
      {...button}
      icon={isCopied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : children}
    </Button>
  );
}
