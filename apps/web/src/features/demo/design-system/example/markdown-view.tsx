import { MarkdownView } from '../../../../ui/show/markdown-view.tsx';
import { PlainText } from '../../../../ui/show/plain-text.tsx';

const TEXT = `Ward board of **60 hospitals**:

- read at *three metres*
- and [on a phone](https://talaash.example)

> Nobody has missed a patient since.`;

export const Rendered = () => <MarkdownView text={TEXT} />;

export const HtmlIsTextAndPicturesAreLeftOut = () => (
  <MarkdownView text={'<b>not bold</b>, and no ![picture](https://talaash.example/a.png)'} />
);

export const WithoutItsMarks = () => <PlainText text={TEXT} />;
