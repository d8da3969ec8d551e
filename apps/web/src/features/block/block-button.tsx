import { BLOCK_QUESTIONS } from '@talaash/domain/block/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { IconBan } from '../../ui/icon/ban.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useBlock, useUnblock } from './block.ts';

interface BlockButtonProps {
  /** The side of the person who blocks. */
  side: UserType;
  /** Of the talent or company. */
  id: string;
  name: string;
  isBlocked: boolean;
}

/** Blocks a company or talent after a question, or ends that. */
export function BlockButton({ side, id, name, isBlocked }: BlockButtonProps) {
  const confirm = useConfirm();
  const block = useBlock();
  const unblock = useUnblock(name);
  if (isBlocked) {
    return (
      <Button size="s" loading={unblock.isPending} onClick={() => unblock.mutate({ id })}>
        Unblock
      </Button>
    );
  }
  async function confirmAndBlock() {
    const { title, body } = BLOCK_QUESTIONS[side];
    if (await confirm({ title: title(name), body, danger: true })) block.mutate({ id });
  }
  return (
    <Button
      size="s"
      compact
      icon={<IconBan aria-hidden />}
      loading={block.isPending}
      onClick={() => void confirmAndBlock()}
    >
      Block
    </Button>
  );
}
