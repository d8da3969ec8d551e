import { COMPANY_ROLE_LABELS } from '@talaash/domain/company-member/words';
import type { CompanyMember } from '@talaash/domain/company-member/schema';
import type { RefObject } from 'react';
import { FieldPopover } from '../../ui/field/field-popover.tsx';
import menuCss from '../../ui/overlay/menu.module.css';

interface MentionListProps {
  /** The ids of the options are `${id}-0`, `${id}-1` and so on. */
  id: string;
  field: RefObject<HTMLElement | null>;
  members: readonly CompanyMember[];
  /** The index of the selected member. */
  cursor: number;
  onChoose: (index: number) => void;
}

/** The members who can be mentioned, below a text area. The text area keeps the focus. */
export const MentionList = ({ id, field, members, cursor, onChoose }: MentionListProps) => (
  <FieldPopover field={field} cursor={cursor} className={menuCss['dropdown']}>
    <div id={id} role="listbox" aria-label="Members">
      {members.map(({ uid, name, role }, index) => (
        <div
          key={uid}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === cursor}
          className={menuCss['item']}
          onClick={() => onChoose(index)}
        >
          <span className={menuCss['option']}>
            {name}
            <span className={menuCss['detail']}>{COMPANY_ROLE_LABELS[role]}</span>
          </span>
        </div>
      ))}
    </div>
  </FieldPopover>
);
