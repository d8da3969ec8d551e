import { IconCopy } from '../../ui/icon/copy.ts';
import { IconDownload } from '../../ui/icon/download.ts';
import { copyText } from '../../lib/clipboard.ts';
import { downloadFile } from '../../lib/file-address.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './second-factor.module.css';

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');

  async function copy() {
    if (await copyText(text)) toast.success('Codes copied.');
    else toast.error('The codes could not be copied. Please select and copy them.');
  }

  function download() {
    downloadFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'talaash-recovery-codes.txt');
  }

  return (
    <Section title="Recovery codes">
      <div className={css['page']}>
        <Banner tone="warm">
          Keep these somewhere safe. Each logs you in once without your phone. We do not show them again.
        </Banner>
        <ul className={css['codes']} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={css['actions']}>
          <Button icon={<IconCopy aria-hidden />} onClick={() => void copy()}>
            Copy
          </Button>
          <Button icon={<IconDownload aria-hidden />} onClick={download}>
            Download
          </Button>
          <Button tone="primary" onClick={onKept}>
            I have saved them
          </Button>
        </div>
      </div>
    </Section>
  );
}
