import { VisuallyHidden } from '../../../../ui/base/visually-hidden.tsx';

export const ReadOutNeverSeen = () => (
  <p>
    3<VisuallyHidden> unread messages</VisuallyHidden> <span aria-hidden>(listen to it)</span>
  </p>
);
