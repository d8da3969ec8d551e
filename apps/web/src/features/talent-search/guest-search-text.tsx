import type { ComponentProps } from 'react';
import type { SearchState } from './search-address.ts';
import type { useSearchSteps } from './search-step.ts';
import { SearchText } from './search-text.tsx';

type GuestSearchTextProps = Pick<
  ComponentProps<typeof SearchText>,
  'label' | 'isWaiting' | 'shortcut' | 'size'
> & {
  state: SearchState;
  steps: ReturnType<typeof useSearchSteps>;
};

/** Without scripts it submits as a plain form. */
export function GuestSearchText({ state, steps, ...rest }: GuestSearchTextProps) {
  return (
    <search>
      <form action="/" onSubmit={(event) => event.preventDefault()}>
        <SearchText
          {...rest}
          audience="guest"
          text={state.q ?? ''}
          onText={steps.typeText}
          onTyping={steps.beginText}
        />
      </form>
    </search>
  );
}
