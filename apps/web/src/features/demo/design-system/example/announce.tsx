import { announce } from '../../../../ui/base/announce.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export const ToScreenReaders = () => (
  <>
    <Button onClick={() => announce('86 people')}>Say how many</Button>
    <Button onClick={() => announce('The search did not answer', 'assertive')}>Say it at once</Button>
  </>
);
