import { SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import { DeletionBanner } from '../features/account/deletion-banner.tsx';
import { EraseSection } from '../features/account/erase-section.tsx';
import { LinkedErasureButton } from '../features/account/linked-erasure.tsx';
import { DataExport } from '../features/data-export/data-export.tsx';
import { LinkedExport, LinkedExportButton } from '../features/data-export/linked-export.tsx';
import { Section } from '../ui/show/section.tsx';
import css from './-decisions.module.css';

interface OwnDataProps {
  /** Of the mailed link of a decision. */
  token: string | undefined;
  /** Of the mailed link of an export. */
  archive: string | undefined;
  isSuspended: boolean;
}

/** What every person may do with their data, whatever was decided about their account. */
export function OwnData({ token, archive, isSuspended }: OwnDataProps) {
  return (
    <>
      {token === undefined && archive === undefined ? null : (
        <Section id="data" title="Your data">
          {archive === undefined ? null : <LinkedExport key={archive} token={archive} />}
          {token === undefined ? null : (
            <>
              <p>{SANCTION_SENTENCES.ownDataByMail}</p>
              <div className={css['buttons']}>
                <LinkedExportButton token={token} />
                <LinkedErasureButton token={token} />
              </div>
            </>
          )}
        </Section>
      )}
      {isSuspended ? (
        // The settings, where others have these, are closed to them.
        <>
          <DataExport />
          <EraseSection />
          <DeletionBanner />
        </>
      ) : null}
    </>
  );
}
