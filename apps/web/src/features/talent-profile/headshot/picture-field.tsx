import { UPLOAD_KINDS } from '@talaash/domain/file/limit';
import { MULTIPLE_FILES_SENTENCE } from '@talaash/domain/file/words';
import { lazy, Suspense, useState } from 'react';
import type { FileFieldProps } from '../../../parts/file-field.tsx';
import { type ControlAria, Field } from '../../../ui/field/field.tsx';
import { FileButton } from '../../../ui/field/file-button.tsx';
import { EmptyCard, SelectedCard, StoredCard, UnderwayCard } from './picture-cards.tsx';
import { useHeadshots } from './use-headshots.ts';
import { Underway } from '../../../ui/overlay/underway.ts';

/** The comparison is large, and most visits of the editor do not need it. */
const HeadshotComparison = lazy(() => import('./headshot-comparison.tsx'));

interface PictureFieldProps extends FileFieldProps {
  name: string;
  jobTitle: string;
}

const accept = UPLOAD_KINDS.profilePicture.extensions.map((extension) => `.${extension}`).join(',');

/** The profile picture: as chosen, or one of five headshots generated from it. It belongs to the profile after the next save. */
export function PictureField({ name, jobTitle, value, onChange, error }: PictureFieldProps) {
  const headshots = useHeadshots(onChange);
  const [hasSeveral, setHasSeveral] = useState(false);
  const { state } = headshots;

  function chooseFile(files: FileList) {
    const [file, second] = files;
    setHasSeveral(Boolean(second));
    if (file && !second) headshots.take(file);
  }

  function card(aria: ControlAria) {
    const picker = (label: string) => (
      <FileButton aria={aria} accept={accept} label={label} onFiles={chooseFile} />
    );
    if (state.kind === 'uploading' || state.kind === 'generating')
      return <UnderwayCard key={state.kind} state={state} onCancel={headshots.cancel} />;
    if (state.kind === 'selected') return <SelectedCard {...state} headshots={headshots} />;
    if (!value) return <EmptyCard name={name} picker={picker('Choose a picture')} />;
    return <StoredCard name={name} value={value} picker={picker('Replace')} headshots={headshots} />;
  }

  return (
    <>
      <Field
        label="Profile picture"
        error={hasSeveral ? MULTIPLE_FILES_SENTENCE : (headshots.error ?? error)}
      >
        {card}
      </Field>
      {state.kind === 'comparison' ? (
        <Suspense fallback={<Underway />}>
          <HeadshotComparison
            {...state}
            name={name}
            jobTitle={jobTitle}
            accept={accept}
            onAnother={chooseFile}
            onChoose={headshots.settle}
            onKeepOriginal={() =>
              state.answer.original ? headshots.settle(state.answer.original) : headshots.upload(state.chosen)
            }
            onClose={headshots.back}
          />
        </Suspense>
      ) : null}
    </>
  );
}
