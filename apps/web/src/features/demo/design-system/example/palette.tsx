import { IconBriefcase } from '../../../../ui/icon/briefcase.ts';
import { IconSettings } from '../../../../ui/icon/settings.ts';
import { useState } from 'react';
import { Palette } from '../../../../ui/overlay/palette.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export function FindsByAFewLetters() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the palette</Button>
      {isOpen ? (
        <Palette
          items={[
            {
              group: 'Pages',
              label: 'Job Posts',
              keys: 'g j',
              icon: <IconBriefcase aria-hidden />,
              run: () => {},
            },
            { group: 'Pages', label: 'Settings', icon: <IconSettings aria-hidden />, run: () => {} },
            { group: 'People', label: 'Priya Deshpande', note: 'Full Stack Developer', run: () => {} },
          ]}
          text={text}
          onText={setText}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
