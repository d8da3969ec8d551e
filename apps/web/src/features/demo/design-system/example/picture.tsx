import { Picture, type PictureRatio } from '../../../../ui/show/picture.tsx';
import css from '../example.module.css';

const ratios: PictureRatio[] = ['4x2', '4x2.5', '8x3', '4x3', 'square', '4x5', '4x6'];

export const Ratios = () => (
  <>
    {ratios.map((ratio) => (
      <span key={ratio} className={css['picture']}>
        <Picture src="/app-icon-180.png" alt={`A picture of ${ratio}`} ratio={ratio} />
      </span>
    ))}
  </>
);
