import { lengthMaxSentence } from '@talaash/domain/base/words';
import { markdownRefusal } from '@talaash/domain/markdown/rule';
import {
  TEMPLATE_PURPOSES,
  TEMPLATE_VARIABLES,
  type TemplatePurpose,
} from '@talaash/domain/message-template/choice';
import { TEMPLATE_NAME_LENGTH, TEMPLATE_TEXT_LENGTH_MAX } from '@talaash/domain/message-template/limit';
import { messageTemplateRefusal } from '@talaash/domain/message-template/rule';
import type { MessageTemplate } from '@talaash/domain/message-template/schema';
import {
  MESSAGE_TEMPLATE_SENTENCES,
  TEMPLATE_PURPOSE_LABELS,
  TEMPLATE_VARIABLE_HINTS,
} from '@talaash/domain/message-template/words';
import { useRef, useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useSendKey } from '../../ui/key/send-key.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './message-template.module.css';
import { useSaveTemplate } from './message-templates.ts';

interface TemplateDialogProps {
  /** The stored template; undefined for a new one. */
  template: MessageTemplate | undefined;
  list: readonly MessageTemplate[];
  onClose: () => void;
}

const PURPOSE_OPTIONS = TEMPLATE_PURPOSES.map((value) => ({ value, label: TEMPLATE_PURPOSE_LABELS[value] }));

/** Writes a template, with a button for each variable. */
export function TemplateDialog({ template, list, onClose }: TemplateDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const { purpose, setPurpose, name, setName, text, setText, save, errors, canSave } = useEdit(
    { template, list },
    onClose,
  );
  useSendKey(content, submit, { label: 'Save the template' });

  function submit() {
    if (!canSave || save.isPending) return;
    save.mutate({ ...(template ? { key: template.key } : {}), purpose, name, text });
  }

  /** Puts a variable where the cursor is. */
  function insert(variable: string) {
    const area = content.current?.querySelector('textarea');
    if (!area) return;
    area.focus();
    area.setRangeText(`{${variable}}`, area.selectionStart, area.selectionEnd, 'end');
    setText(area.value);
  }

  return (
    <Dialog
      opened
      size="l"
      title={template ? 'Edit template' : 'New template'}
      closeOnOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={save.isPending} disabled={!canSave} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      <div ref={content} className={css['form']}>
        <div className={css['line']}>
          <TextField
            label="Name"
            value={name}
            maxLength={TEMPLATE_NAME_LENGTH.max}
            autoComplete="off"
            error={errors.name}
            onChange={setName}
          />
          <SelectField label="For" options={PURPOSE_OPTIONS} value={purpose} onChange={setPurpose} />
        </div>
        <TextArea
          label="Text"
          rows={7}
          value={text}
          onChange={setText}
          error={errors.text}
          help={MESSAGE_TEMPLATE_SENTENCES.variables}
        />
        <ul className={css['variables']} aria-label="Variables">
          {TEMPLATE_VARIABLES.map((variable) => (
            <li key={variable}>
              <Button size="s" title={TEMPLATE_VARIABLE_HINTS[variable]} onClick={() => insert(variable)}>
                {`{${variable}}`}
              </Button>
            </li>
          ))}
        </ul>
        {errors.form ? <p role="alert">{errors.form}</p> : null}
      </div>
    </Dialog>
  );
}

type Errors = { name?: string | undefined; text?: string | undefined; form?: string | undefined };

/** The values of the form, its save, and what is wrong: by the rule first, then by the server. */
function useEdit({ template, list }: Omit<TemplateDialogProps, 'onClose'>, onSaved: () => void) {
  const [purpose, setPurpose] = useState<TemplatePurpose>(template?.purpose ?? 'invitation');
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const save = useSaveTemplate(onSaved);
  const others = list.filter(({ key }) => key.messageTemplateId !== template?.key.messageTemplateId);
  const refused = refusalOf(others, { name, text, isNew: template === undefined });
  const errors: Errors = refused ? { [refused.field ?? 'form']: refused.message } : failureOf(save.error);
  const canSave = name.trim() !== '' && text.trim() !== '' && refused === undefined;
  return { purpose, setPurpose, name, setName, text, setText, save, errors, canSave };
}

function refusalOf(
  others: readonly MessageTemplate[],
  typed: { name: string; text: string; isNew: boolean },
): ReturnType<typeof messageTemplateRefusal> {
  const { length } = typed.text.trim();
  const message =
    length > TEMPLATE_TEXT_LENGTH_MAX
      ? lengthMaxSentence(TEMPLATE_TEXT_LENGTH_MAX)
      : markdownRefusal(typed.text);
  return message === undefined ? messageTemplateRefusal(others, typed) : { field: 'text', message };
}

function failureOf(error: unknown): Errors {
  if (!error) return {};
  if (!isCallError(error, 'VALIDATION_FAILED'))
    return { form: sentenceOf(error, MESSAGE_TEMPLATE_SENTENCES.saveFailed) };
  return { name: error.data['messageTemplate.name'], text: error.data['messageTemplate.text'] };
}
