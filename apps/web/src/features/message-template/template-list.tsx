import type { MessageTemplate } from '@talaash/domain/message-template/schema';
import { TEMPLATE_PURPOSE_LABELS } from '@talaash/domain/message-template/words';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './message-template.module.css';
import { useDeleteTemplate } from './message-templates.ts';

interface TemplateListProps {
  list: readonly MessageTemplate[];
  mayChange: boolean;
  onEdit: (template: MessageTemplate) => void;
}

export function TemplateList({ list, mayChange, onEdit }: TemplateListProps) {
  const confirm = useConfirm();
  const remove = useDeleteTemplate();

  async function askToDelete({ key, name }: MessageTemplate) {
    const yes = await confirm({
      title: `Delete ${name}?`,
      body: 'Texts that were sent with it stay.',
      danger: true,
    });
    if (yes) remove.mutate(key);
  }

  return (
    <ul className={css['list']} aria-label="Templates">
      {list.map((template) => (
        <li key={template.key.messageTemplateId} className={css['row']}>
          <div className={css['words']}>
            <h2 className={css['name']}>{template.name}</h2>
            <p className={css['purpose']}>{TEMPLATE_PURPOSE_LABELS[template.purpose]}</p>
            <p className={css['text']}>{template.text}</p>
          </div>
          {mayChange ? (
            <div className={css['acts']}>
              <Button size="s" aria-label={`Edit ${template.name}`} onClick={() => onEdit(template)}>
                Edit
              </Button>
              <Button
                size="s"
                aria-label={`Delete ${template.name}`}
                loading={
                  remove.isPending && remove.variables.messageTemplateId === template.key.messageTemplateId
                }
                onClick={() => void askToDelete(template)}
              >
                Delete
              </Button>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
