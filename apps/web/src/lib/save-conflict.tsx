import { Button } from '../ui/press/button.tsx';
import { Banner } from '../ui/show/state.tsx';
import css from './form-foot.module.css';

interface SaveConflictProps {
  /** "company profile", "job post" */
  noun: string;
  form: {
    isConflict: boolean;
    isSaving: boolean;
    saveRefusal: string | undefined;
    conflict: {
      /** Starts over with the stored record. */
      takeTheirs: () => Promise<void>;
      /** Overwrites the stored record. */
      keepMine: () => Promise<void>;
    };
  };
}

/** Shown when a newer version was saved elsewhere. Nothing typed is lost; the person decides. */
export function SaveConflict({
  noun,
  form: { isConflict, isSaving, saveRefusal, conflict },
}: SaveConflictProps) {
  if (!isConflict) return null;
  return (
    <Banner
      tone="warm"
      live
      title={`This ${noun} has changed in the meantime`}
      actions={
        <div className={css['choices']}>
          <Button size="s" onClick={() => void conflict.takeTheirs()} disabled={isSaving}>
            Load the new version
          </Button>
          <Button
            size="s"
            onClick={() => void conflict.keepMine()}
            loading={isSaving}
            disabled={saveRefusal ?? false}
          >
            Save my version
          </Button>
        </div>
      }
    >
      Another tab or person saved it after you opened it. Your changes are still here.
    </Banner>
  );
}
