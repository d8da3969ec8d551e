import { IndexOfWords } from '../../../../ui/shell/shell-plain.tsx';
import css from '../example.module.css';

export const OfSkills = () => (
  <div className={css['aside']}>
    <IndexOfWords
      title="Index of skills"
      titleInHindi="कौशल सूची"
      note="1,204 reviewed people"
      rows={['Go', 'Kotlin', 'PostgreSQL', 'React', 'TypeScript', 'Vue'].map((label, index) => ({
        label,
        count: 64 + index * 57,
        to: '/demo',
      }))}
    />
  </div>
);
