import { IconPlus } from '../../../../ui/icon/plus.ts';
import { ButtonLink } from '../../../../ui/press/link.tsx';

export const Tones = () => (
  <>
    <ButtonLink to="/demo" tone="primary">
      Create New
    </ButtonLink>
    <ButtonLink to="/demo">View</ButtonLink>
    <ButtonLink to="/demo" tone="quiet" icon={<IconPlus aria-hidden />}>
      Add
    </ButtonLink>
  </>
);
