import { isWebUrl } from '@talaash/domain/base/text';
import { URL_SENTENCE } from '@talaash/domain/base/words';
import { JOB_POST_DESCRIPTION_LENGTH } from '@talaash/domain/job-post/limit';
import { markdownRefusal } from '@talaash/domain/markdown/rule';
import { useState } from 'react';
import { MarkdownEditor } from '../../../ui/field/markdown-editor.tsx';
import { announce } from '../../../ui/base/announce.tsx';
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { MarkdownView } from '../../../ui/show/markdown-view.tsx';
import { CopyButton } from '../copy-button.tsx';
import css from './editor-demo.module.css';

const SAMPLE = `### What you would do

You own the **search** of a hospital’s records, from the question to the page:

- indexes that are *honest* about what they miss
- answers in less than 50 ms
- a page that a nurse reads at night

> We pair on Tuesdays, and nobody writes alone at three in the morning.

Read [how we work](https://talaash.example/work) first.`;

/** The editor, the Markdown it writes, and the rendered result. */
export function EditorDemo() {
  const [markdown, setMarkdown] = useState(SAMPLE);

  function reset() {
    setMarkdown(SAMPLE);
    announce('The sample text is back.');
  }

  return (
    <div className={css['page']}>
      <div className={css['columns']}>
        <section className={css['part']} aria-labelledby="markdown-input">
          <VisuallyHidden>
            <h2 id="markdown-input">Editor</h2>
          </VisuallyHidden>
          <MarkdownEditor
            label="Text"
            hint={
              <Button
                size="s"
                tone="quiet"
                disabled={markdown === SAMPLE ? 'The text is the sample.' : false}
                onClick={reset}
              >
                Reset
              </Button>
            }
            placeholder="Type, or press Reset for the sample."
            max={JOB_POST_DESCRIPTION_LENGTH.max}
            urlRefusal={(address) => (isWebUrl(address) ? undefined : URL_SENTENCE)}
            error={markdownRefusal(markdown)}
            value={markdown}
            onChange={setMarkdown}
          />
        </section>
        <section className={css['part']} aria-labelledby="markdown-output">
          <div className={css['head']}>
            <h2 id="markdown-output">Markdown output</h2>
            <CopyButton label="Markdown" tone="quiet" text={markdown} />
          </div>
          <pre className={css['output']} tabIndex={0} aria-labelledby="markdown-output">
            {markdown === '' ? <span className={css['nothing']}>Nothing is written.</span> : markdown}
          </pre>
        </section>
      </div>
      <section className={css['preview']} aria-labelledby="markdown-preview">
        <h2 id="markdown-preview">As others read it</h2>
        <MarkdownView text={markdown} />
      </section>
    </div>
  );
}
