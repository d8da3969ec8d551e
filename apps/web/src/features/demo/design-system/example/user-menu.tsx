import { UserMenu } from '../../../../ui/shell/user-menu.tsx';

export const OfATalent = () => (
  <UserMenu person={{ name: 'Asha Venkataraman' }} menu={[{ label: 'Logout', run: () => {} }]} />
);

export const OfACompany = () => (
  <UserMenu person={{ name: 'Lumen Retail', shape: 'logo' }} menu={[{ label: 'Leave', run: () => {} }]} />
);
