import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../base/class-names.ts';
import checkCss from '../field/checkbox.module.css';
import { floatingParent } from '../float/floating.ts';
import { usePopover } from '../float/popover.ts';
import { usePressOutside } from '../float/press-outside.ts';
import { Button } from '../press/button.tsx';
import css from './question.module.css';

interface QuestionProps<Value extends string> {
  /** The button that opened the question. */
  button: RefObject<HTMLElement | null>;
  /** "Why are you declining?" */
  title: string;
  /** The effect of the answer. */
  body: string;
  options: readonly { value: Value; label: string }[];
  /** The default answer. */
  none: Value;
  /** The label of the submit button. */
  label: string;
  onAnswer: (value: Value) => void;
  onClose: () => void;
}

/** A question with several answers, beside the button that opened it. Enter without a choice takes the default. */
export function Question<Value extends string>({ button, onClose, ...asked }: QuestionProps<Value>) {
  const { title, body, options, none, label, onAnswer } = asked;
  const dialog = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Value>();
  const id = useId();
  usePopover(dialog, button, 'end');
  usePressOutside(dialog, button, onClose);
  // The popover itself gets the focus: a focused answer would look chosen.
  useEffect(() => dialog.current?.focus({ preventScroll: true }), []);

  function close() {
    button.current?.focus();
    onClose();
  }

  function answer() {
    close();
    onAnswer(chosen ?? none);
  }

  function onKeyDown(event: KeyboardEvent) {
    const isOnNone = event.key === 'Enter' && event.target === dialog.current;
    if (event.key !== 'Escape' && !isOnNone) return;
    event.preventDefault();
    if (isOnNone) answer();
    else close();
  }

  return createPortal(
    <div
      ref={dialog}
      popover="manual"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className={css['question']}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        // A press on the opening button closes the question itself.
        const isOwn = [dialog, button].some(({ current }) => current?.contains(relatedTarget));
        if (relatedTarget && !isOwn) onClose();
      }}
    >
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          answer();
        }}
      >
        <fieldset className={css['answers']}>
          <legend id={`${id}-title`} className={css['title']}>
            {title}
          </legend>
          {options.map(({ value, label: words }) => (
            <label key={value} className={checkCss['row']}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === chosen}
                className={classNames(checkCss['check'], checkCss['radio'])}
                onChange={() => setChosen(value)}
              />
              {words}
            </label>
          ))}
        </fieldset>
        <p id={`${id}-body`} className={css['body']}>
          {body}
        </p>
        <div className={css['actions']}>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" tone="danger">
            {label}
          </Button>
        </div>
      </form>
    </div>,
    floatingParent(),
  );
}
