import { TAG_LENGTH_MAX } from '@talaash/domain/talent-record/limit';
import { normalTag } from '@talaash/domain/talent-record/tag';
import { type FormEvent, useId, useState } from 'react';
import { TextField } from '../../ui/field/text-field.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Chip } from '../../ui/press/chip.tsx';
import { Badge } from '../../ui/show/badge.tsx';
import { Fact, type RecordPart } from './fact.tsx';
import css from './record-panel.module.css';
import { failureAt, useAddTag, useCompanyTags, useRemoveTag } from './talent-record.ts';

/** The tags of the talent. */
export function Tags({ talentId, record: { tags }, mayWrite }: RecordPart) {
  const remove = useRemoveTag();
  if (!mayWrite && tags.length === 0) return null;
  return (
    <Fact label="Tags">
      {tags.length > 0 ? (
        <ul className={css['tags']} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              {mayWrite ? (
                <Chip value={tag} onRemove={() => remove.mutate({ talentId, tag })} />
              ) : (
                <Badge>{tag}</Badge>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {mayWrite ? <AddTag talentId={talentId} tags={tags} /> : null}
    </Fact>
  );
}

function AddTag({ talentId, tags }: { talentId: string; tags: readonly string[] }) {
  const [text, setText] = useState('');
  const suggested = useCompanyTags().filter((tag) => !tags.includes(tag));
  const add = useAddTag();
  const listId = useId();
  const isEmpty = normalTag(text) === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || add.isPending) return;
    add.mutate({ talentId, tag: text }, { onSuccess: () => setText('') });
  }

  return (
    <form className={css['add']} onSubmit={submit} noValidate>
      <TextField
        label="Add a tag"
        hideLabel
        size="s"
        placeholder="Add a tag"
        list={listId}
        value={text}
        // A pasted text that is too long is refused, not cut.
        maxLength={TAG_LENGTH_MAX * 4}
        autoComplete="off"
        onChange={(value) => {
          setText(value);
          add.reset();
        }}
        error={failureAt(add.error, 'tag')}
      />
      <datalist id={listId}>
        {suggested.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      <Button type="submit" disabled={isEmpty} loading={add.isPending}>
        Add
      </Button>
    </form>
  );
}
