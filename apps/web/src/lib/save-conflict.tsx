import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/state.tsx';
import css from './form-foot.module.css';

interface SaveConflictProps {
  /** "company profile", "job post" */
  noun: string;
  /** Begins anew with what is stored. */
  onTakeTheirs: () => void;
  /** Saves what is typed over it. */
  onKeepMine: () => void;
  busy?: boolean;
}

/** Somebody, or another tab, has saved a newer version: nothing typed is lost, and the person decides. */
export function SaveConflict({ noun, onTakeTheirs, onKeepMine, busy }: SaveConflictProps) {
  return (
    <Banner
      tone="warm"
      live
      title={`This ${noun} was changed meanwhile`}
      actions={
        <div className={css['choices']}>
          <Button size="s" onClick={onTakeTheirs} disabled={busy}>
            Load the newer one
          </Button>
          <Button size="s" onClick={onKeepMine} loading={busy}>
            Save mine instead
          </Button>
        </div>
      }
    >
      Another tab or person saved it after you opened it. What you typed is still here.
    </Banner>
  );
}
