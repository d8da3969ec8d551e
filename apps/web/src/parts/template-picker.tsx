import type { TemplatePurpose } from '@talaash/domain/message-template/choice';
import { fillTemplate } from '@talaash/domain/message-template/variable';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useViewer } from '../lib/session.ts';
import { SelectField } from '../ui/field/select-field.tsx';
import { Link } from '../ui/press/link.tsx';
import { messageTemplatesQuery, type TemplateFacts, templateValuesOf } from './message-template.ts';
import css from './template-picker.module.css';

interface TemplatePickerProps {
  purpose: TemplatePurpose;
  facts: TemplateFacts;
  text: string;
  onText: (text: string) => void;
  /** The template that fills an empty text at once: the one that was chosen for the person before. */
  firstId?: string | undefined;
  onChosen?: ((id: string) => void) | undefined;
  /** In a bar of small buttons: without a visible label and without the link. */
  compact?: boolean;
}

/** Fills a template into a text. Another template replaces it; words that a person has typed stay, and the template follows them. */
export function TemplatePicker({
  purpose,
  facts,
  text,
  onText,
  firstId,
  onChosen,
  compact = false,
}: TemplatePickerProps) {
  const { data } = useQuery(messageTemplatesQuery);
  const viewer = useViewer();
  const [last, setLast] = useState({ id: '', filled: '' });
  const templates = data?.list.filter((template) => template.purpose === purpose) ?? [];
  const isUntouched = text.trim() === '' || text === last.filled;

  function choose(id: string) {
    const template = templates.find(({ key }) => key.messageTemplateId === id);
    if (!template) return;
    const filled = fillTemplate(template.text, templateValuesOf(viewer, facts));
    const next = isUntouched ? filled : `${text.trimEnd()}\n\n${filled}`;
    setLast({ id, filled: next });
    onText(next);
    onChosen?.(id);
  }

  const isStarted = useRef(false);
  const start = useEffectEvent(() => {
    if (isStarted.current || !firstId || !data) return;
    isStarted.current = true;
    if (text === '') choose(firstId);
  });
  useEffect(() => start(), [firstId, data]);

  const link = (
    <Link to="/company/templates" target="_blank">
      {templates.length === 0 ? 'Write a template' : 'Edit templates'}
    </Link>
  );
  if (templates.length === 0) return compact ? null : <p>{link}</p>;
  const select = (
    <SelectField
      label="Template"
      hideLabel={compact}
      size="s"
      placeholder={compact ? 'Template' : 'Choose'}
      options={templates.map(({ key, name }) => ({ value: key.messageTemplateId, label: name }))}
      value={text === last.filled ? last.id : ''}
      onChange={choose}
    />
  );
  if (compact) return select;
  return (
    <div className={css['picker']}>
      {select}
      {link}
    </div>
  );
}
