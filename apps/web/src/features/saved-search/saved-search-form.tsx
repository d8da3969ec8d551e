import { SEARCH_ALERTS, type SearchAlert } from '@talaash/domain/saved-search/choice';
import { SAVED_SEARCH_NAME_LENGTH } from '@talaash/domain/saved-search/limit';
import { savedSearchRefusal } from '@talaash/domain/saved-search/rule';
import type { SavedSearch, SavedSearchQuestion } from '@talaash/domain/saved-search/schema';
import { SAVED_SEARCH_SENTENCES, SEARCH_ALERT_LABELS } from '@talaash/domain/saved-search/words';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { lateSchema, useCheck } from '../../lib/late-schema.ts';
import { useIsUnapproved } from '../../parts/company-approval.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { floatingParent } from '../../ui/float/floating.ts';
import { usePopover } from '../../ui/float/popover.ts';
import { usePressOutside } from '../../ui/float/press-outside.ts';
import { Button } from '../../ui/press/button.tsx';
import { useDeleteSearch, useSaveSearch } from './saved-search.ts';
import css from './saved-search-form.module.css';

const DRAFT = lateSchema(async () => (await import('@talaash/domain/saved-search/schema')).SavedSearchDraft);

export interface EditedSearch {
  /** The stored search; undefined for a new one. */
  saved: SavedSearch | undefined;
  /** The saved search that was open before the person changed it. */
  changed: SavedSearch | undefined;
  /** All saved searches of the company. */
  list: readonly SavedSearch[];
  question: SavedSearchQuestion;
  /** The suggested name of a new one. */
  suggestedName: string;
  jobPostId: string | undefined;
}

interface SavedSearchFormProps extends EditedSearch {
  /** The button that opened it. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Why it cannot be saved, at its field or for the whole form. */
type Refused = { name?: string | undefined; form?: string };

/** The name and alert of a search, beside the button that opened the form. */
export function SavedSearchForm({ button, onClose, ...edited }: SavedSearchFormProps) {
  const { saved, changed } = edited;
  const dialog = useRef<HTMLDivElement>(null);
  const titleId = useId();
  usePopover(dialog, button, 'end');
  usePressOutside(dialog, button, onClose);
  useEffect(() => dialog.current?.querySelector('input')?.select(), []);

  function close() {
    button.current?.focus();
    onClose();
  }
  const { name, setName, alert, setAlert, refused, save, saving } = useEdit(edited, close);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const remove = useDeleteSearch(close);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  return createPortal(
    <div
      ref={dialog}
      popover="manual"
      role="dialog"
      aria-labelledby={titleId}
      className={css['popover']}
      onKeyDown={onKeyDown}
    >
      <form className={css['form']} onSubmit={onSubmit} noValidate>
        <h2 id={titleId} className={css['title']}>
          {saved ? 'Saved search' : changed ? 'Save changes' : 'Save search'}
        </h2>
        {changed ? <p className={css['help']}>{SAVED_SEARCH_SENTENCES.changes}</p> : null}
        <TextField
          label="Name"
          size="s"
          value={name}
          maxLength={SAVED_SEARCH_NAME_LENGTH.max}
          autoComplete="off"
          error={refused.name}
          onChange={setName}
        />
        <AlertChoice value={alert} onChange={setAlert} />
        {refused.form ? (
          <p className={css['refused']} role="alert">
            {refused.form}
          </p>
        ) : null}
        <div className={css['actions']}>
          {saved ? (
            <Button
              tone="quiet"
              className={css['delete']}
              loading={remove.isPending}
              onClick={() => remove.mutate({ savedSearchId: saved.key.savedSearchId })}
            >
              Delete
            </Button>
          ) : changed ? (
            <Button loading={saving === 'new'} onClick={() => void save('new')}>
              Save as new
            </Button>
          ) : (
            <Button onClick={close}>Cancel</Button>
          )}
          <Button type="submit" tone="primary" loading={saving === 'changes'}>
            {changed ? 'Save changes' : 'Save'}
          </Button>
        </div>
      </form>
    </div>,
    floatingParent(),
  );
}

/** The form's values, and its save. */
function useEdit(
  { saved, changed, list, question, suggestedName, jobPostId }: EditedSearch,
  onSaved: () => void,
) {
  const stored = saved ?? changed;
  const [name, setName] = useState(stored?.name ?? suggestedName);
  const [alert, setAlert] = useState<SearchAlert>(stored?.alert ?? 'off');
  const [refused, setRefused] = useState<Refused>({});
  const { mutate, isPending, variables } = useSaveSearch(onSaved);
  const { read } = useCheck(DRAFT, true);

  async function save(as: 'changes' | 'new' = 'changes') {
    const key = as === 'new' ? undefined : stored?.key;
    const draft =
      stored && key
        ? { key, name, alert, question: saved?.question ?? question, jobPostId: stored.jobPostId }
        : { name, alert, question, jobPostId };
    const checked = await read().then(
      (check) => check(draft),
      () => undefined,
    );
    if (!checked) {
      setRefused({ form: SAVED_SEARCH_SENTENCES.saveFailed });
      return;
    }
    if (!checked.ok) {
      setRefused({ name: checked.errors['name'] ?? Object.values(checked.errors)[0] });
      return;
    }
    const others = list.filter((other) => other.key.savedSearchId !== key?.savedSearchId);
    const rule = savedSearchRefusal(others, { name: checked.value.name, isNew: key === undefined });
    setRefused(rule ? { [rule.field ?? 'form']: rule.message } : {});
    if (rule) return;
    mutate(checked.value, { onError: (error) => setRefused(refusalOf(error)) });
  }

  const isNew = variables?.key === undefined;
  const saving = !isPending ? undefined : changed && isNew ? 'new' : 'changes';
  return { name, setName, alert, setAlert, refused, save, saving };
}

function refusalOf(error: unknown): Refused {
  const name = isCallError(error, 'VALIDATION_FAILED') ? error.data['savedSearch.name'] : undefined;
  return name === undefined ? { form: sentenceOf(error, SAVED_SEARCH_SENTENCES.saveFailed) } : { name };
}

interface AlertChoiceProps {
  value: SearchAlert;
  onChange: (alert: SearchAlert) => void;
}

function AlertChoice({ value, onChange }: AlertChoiceProps) {
  const group = useId();
  const waits = useIsUnapproved();
  return (
    <fieldset className={css['alert']} aria-describedby={`${group}-help`}>
      <legend className={css['legend']}>Email me new people</legend>
      <div className={css['choices']}>
        {SEARCH_ALERTS.map((alert) => (
          <label key={alert} className={css['choice']}>
            <input
              type="radio"
              name={group}
              value={alert}
              checked={alert === value}
              onChange={() => onChange(alert)}
            />
            {SEARCH_ALERT_LABELS[alert]}
          </label>
        ))}
      </div>
      <p id={`${group}-help`} className={css['help']}>
        {SAVED_SEARCH_SENTENCES.alertHelp}
        {waits ? ` ${SAVED_SEARCH_SENTENCES.alertWaits}` : null}
      </p>
    </fieldset>
  );
}
