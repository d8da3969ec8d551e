import { Mark, Wordmark } from '../../../../ui/show/mark.tsx';
import css from '../example.module.css';

export const InTheColourOfTheText = () => (
  <>
    <Mark className={css['mark']} />
    <Wordmark className={css['wordmark']} />
  </>
);
