import { useState } from 'react';
import { SuggestField } from '../../../../ui/field/suggest-field.tsx';

const PLACES = ['Pune, Maharashtra', 'Puducherry', 'Puri, Odisha', 'Mysuru, Karnataka'];

const find = async (text: string) =>
  PLACES.filter((place) => place.toLowerCase().startsWith(text.toLowerCase()));

export function FindsPlaces() {
  const [place, setPlace] = useState<string>();
  return (
    <SuggestField
      label="Place"
      placeholder="Pu…"
      help={place ? `You live in ${place}.` : 'Type Pu.'}
      find={find}
      keyOf={(item) => item}
      describe={(item) => ({ label: item })}
      onChoose={setPlace}
      nothing="No such place."
      minLength={2}
      plain={{
        help: 'The search does not answer. Type the place.',
        takeLabel: 'Take it',
        take: () => undefined,
      }}
    />
  );
}

/** If the search does not answer, the field becomes a plain input. */
export const WithoutAnAnswer = () => (
  <SuggestField
    label="Place, while the search is down"
    placeholder="Type two letters"
    find={() => Promise.reject(new Error('down'))}
    keyOf={String}
    describe={(item) => ({ label: String(item) })}
    onChoose={() => {}}
    minLength={2}
    plain={{
      help: 'The search does not answer. Type the place.',
      takeLabel: 'Take it',
      take: (text) => (text.length > 3 ? undefined : 'This is too short for a place.'),
    }}
  />
);
