import { UserMenu } from '../../../../ui/shell/user-menu.tsx';
import css from '../example.module.css';

export const OfATalent = () => (
  <div className={css['header']}>
    <UserMenu person={{ name: 'Asha Venkataraman' }} menu={[{ label: 'Logout', run: () => {} }]} />
  </div>
);

export const OfACompany = () => (
  <div className={css['header']}>
    <UserMenu person={{ name: 'Lumen Retail', shape: 'logo' }} menu={[{ label: 'Leave', run: () => {} }]} />
  </div>
);
