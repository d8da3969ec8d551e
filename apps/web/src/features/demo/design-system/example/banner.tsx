import { Button } from '../../../../ui/press/button.tsx';
import { Banner } from '../../../../ui/show/state.tsx';

export const Tones = () => (
  <>
    <Banner title="A newer version was saved" actions={<Button size="s">Show it</Button>}>
      Yours is kept here until you decide.
    </Banner>
    <Banner tone="ok">Your profile is approved.</Banner>
    <Banner tone="warm">A person is looking at it now.</Banner>
    <Banner tone="bad">This did not work.</Banner>
  </>
);
