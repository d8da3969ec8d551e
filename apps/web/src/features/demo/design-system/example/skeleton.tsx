import {
  Bone,
  BoneDisc,
  PersonRowsSkeleton,
  RowsSkeleton,
  Skeleton,
  TextSkeleton,
} from '../../../../ui/show/skeleton.tsx';
import css from '../example.module.css';

export const OfAText = () => <TextSkeleton lines={3} label="Loading the text" />;

export const OfRows = () => <RowsSkeleton rows={3} label="Loading the rows" />;

export const OfPeople = () => <PersonRowsSkeleton rows={2} label="Loading people" />;

export const OfAShapeOfYourOwn = () => (
  <Skeleton label="Loading the card">
    <div className={css['row']}>
      <BoneDisc />
      <Bone width="60%" />
    </div>
  </Skeleton>
);
