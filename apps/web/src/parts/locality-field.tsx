import { IconMapPin } from '../ui/icon/map-pin.ts';
import { useQuery } from '@tanstack/react-query';
import { localityFromAddress } from '@talaash/domain/locality/rule';
import type { Locality } from '@talaash/domain/locality/schema';
import {
  ADDRESS_WITHOUT_STATE_SENTENCE,
  LOCALITY_WITHOUT_STATE_SENTENCE,
  PLACE_UNREADABLE_SENTENCE,
  PLACES_UNAVAILABLE_SENTENCE,
  TYPED_ADDRESS_HINT,
} from '@talaash/domain/locality/words';
import { useId, useRef, useState } from 'react';
import { api } from '../lib/api.ts';
import { sentenceOf } from '../lib/call-error.ts';
import { Button } from '../ui/press/button.tsx';
import { Field, type FieldFrame } from '../ui/field/field.tsx';
import { SuggestField } from '../ui/field/suggest-field.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { toast } from '../ui/overlay/toast.ts';
import css from './locality-field.module.css';
import { localityText } from './locality-text.ts';

interface LocalityFieldProps extends FieldFrame {
  value: Locality | undefined;
  onChange: (value: Locality | undefined) => void;
  onBlur?: (() => void) | undefined;
  /** Restricts the search and a typed address to this country. */
  countryCode: string;
  'data-path'?: string | undefined;
}

/** A place. A chosen one is shown with Edit and Clear. While the search is unavailable, the server parses a typed address. */
export function LocalityField(props: LocalityFieldProps) {
  const { value, onChange } = props;
  const [isEditing, setEditing] = useState(false);
  /** The person switched between the search and the chosen place, so the new part takes the focus. */
  const [isAsked, setAsked] = useState(false);

  function choose(locality: Locality) {
    // Losing the focus submits a typed address too. The focus then stays where it went.
    setAsked(document.activeElement !== document.body);
    setEditing(false);
    onChange(locality);
  }

  function edit() {
    setAsked(true);
    setEditing(true);
  }

  function clear() {
    setAsked(true);
    onChange(undefined);
  }

  if (value && !isEditing) {
    return <ChosenPlace {...props} value={value} isAsked={isAsked} onEdit={edit} onClear={clear} />;
  }
  return (
    <PlaceSearch
      {...props}
      onChoose={choose}
      isAsked={isAsked}
      onCancel={value ? () => setEditing(false) : undefined}
    />
  );
}

interface ChosenPlaceProps extends FieldFrame {
  value: Locality;
  isAsked: boolean;
  onEdit: () => void;
  onClear: () => void;
  'data-path'?: string | undefined;
}

function ChosenPlace({
  label,
  hideLabel,
  hint,
  help,
  error,
  value,
  isAsked,
  onEdit,
  onClear,
  ...rest
}: ChosenPlaceProps) {
  return (
    <Field {...{ label, hideLabel, hint, help, error }}>
      {(aria) => (
        <div className={css['chosen']} data-path={rest['data-path']}>
          <IconMapPin aria-hidden />
          <output id={aria.id} aria-describedby={aria['aria-describedby']} className={css['place']}>
            {localityText(value)}
          </output>
          <Button size="s" autoFocus={isAsked} onClick={onEdit}>
            Edit
          </Button>
          <Button size="s" tone="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
    </Field>
  );
}

type PlaceSuggestion = Awaited<ReturnType<typeof api.locality.search.call>>['list'][number];

interface PlaceSearchProps extends LocalityFieldProps {
  onChoose: (locality: Locality) => void;
  isAsked: boolean;
  /** Returns to the chosen place. */
  onCancel: (() => void) | undefined;
}

function PlaceSearch({
  value,
  onChange: _onChange,
  onChoose,
  isAsked,
  onCancel,
  countryCode,
  ...field
}: PlaceSearchProps) {
  const configuration = useQuery(api.publicConfiguration.get.queryOptions());
  const [isTyping, setTyping] = useState(false);
  const places = usePlaces(countryCode, pick);
  const isSearchable = configuration.data?.isPlacesConfigured !== false && !isTyping;

  function pick(locality: Locality) {
    if (locality.state && locality.countryCode) onChoose(locality);
    else toast.warning(LOCALITY_WITHOUT_STATE_SENTENCE);
  }

  return (
    <div className={css['search']}>
      {isSearchable ? (
        <SuggestField
          {...field}
          help={field.help ?? 'Type the first letters of a place, or a postcode.'}
          icon={<IconMapPin aria-hidden />}
          placeholder="Suburb, town or postcode"
          autoFocus={isAsked}
          find={places.find}
          keyOf={(place) => place.label}
          describe={(place) => ({
            label: place.label,
            detail: 'locality' in place ? place.locality.postcode : place.source,
          })}
          isReading={places.isReading}
          keepsText
          onChoose={(place) => void places.choose(place)}
          nothing="No place found. You can type the address instead."
          plain={{
            help: `${PLACES_UNAVAILABLE_SENTENCE}. ${TYPED_ADDRESS_HINT}`,
            take: (typed) => {
              const locality = localityFromAddress(typed, countryCode);
              if (locality) onChoose(locality);
              return locality ? undefined : ADDRESS_WITHOUT_STATE_SENTENCE;
            },
            takeLabel: 'Use',
          }}
        />
      ) : (
        <TypedAddress
          {...field}
          help={isTyping ? field.help : `${PLACES_UNAVAILABLE_SENTENCE}. ${TYPED_ADDRESS_HINT}`}
          countryCode={countryCode}
          onChoose={onChoose}
          initial={value}
        />
      )}
      <div className={css['others']}>
        {configuration.data?.isPlacesConfigured === false ? null : (
          <Button size="s" tone="quiet" onClick={() => setTyping(!isTyping)}>
            {isTyping ? 'Search places' : 'Type the address instead'}
          </Button>
        )}
        {onCancel ? (
          <Button size="s" tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Searches places, and fetches the locality of the chosen one if the search did not include it. */
function usePlaces(countryCode: string, onRead: (locality: Locality) => void) {
  const [isReading, setReading] = useState(false);
  const session = useRef<string>(undefined);

  /** One per visit of the field: the provider bills the searches and the choice as one session. */
  function sessionOfVisit(): string {
    const own = session.current ?? crypto.randomUUID();
    session.current = own;
    return own;
  }

  async function choose(place: PlaceSuggestion) {
    if ('locality' in place) return onRead(place.locality);
    setReading(true);
    try {
      const { locality } = await api.locality.read.call({
        placeId: place.placeId,
        session: sessionOfVisit(),
      });
      onRead(locality);
    } catch (error) {
      toast.error(sentenceOf(error, PLACE_UNREADABLE_SENTENCE));
    } finally {
      // The choice ended the provider's session.
      session.current = undefined;
      setReading(false);
    }
  }

  async function find(query: string, signal: AbortSignal) {
    const asked = { query, countryCode, session: sessionOfVisit() };
    const { list } = await api.locality.search.call(asked, { signal });
    return list;
  }

  return { find, choose, isReading };
}

interface TypedAddressProps extends FieldFrame {
  countryCode: string;
  onChoose: (locality: Locality) => void;
  onBlur?: (() => void) | undefined;
  initial: Locality | undefined;
  'data-path'?: string | undefined;
}

function TypedAddress({ countryCode, onChoose, initial, help, error, onBlur, ...field }: TypedAddressProps) {
  const [text, setText] = useState(() =>
    initial ? [initial.suburb, initial.state, initial.postcode].filter(Boolean).join(', ') : '',
  );
  const [isRefused, setRefused] = useState(false);
  const buttonId = useId();

  function take() {
    if (text.trim() === '') return;
    const locality = localityFromAddress(text, countryCode);
    setRefused(locality === undefined);
    if (locality) onChoose(locality);
  }

  return (
    <TextField
      {...field}
      value={text}
      onChange={setText}
      onBlur={(event) => {
        onBlur?.();
        // A press on the button submits the address itself.
        if (event.relatedTarget?.id !== buttonId) take();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take();
      }}
      placeholder="Suburb, City, State, Postcode"
      autoComplete="address-level2"
      help={help ?? TYPED_ADDRESS_HINT}
      error={isRefused ? ADDRESS_WITHOUT_STATE_SENTENCE : error}
      end={
        <Button id={buttonId} size="s" onClick={take}>
          Use
        </Button>
      }
    />
  );
}
