import { WHO_SAW_ME_WORDS } from '@talaash/domain/privacy-shield/words';
import { IconDownload } from '../../ui/icon/download.ts';
import { Button } from '../../ui/press/button.tsx';
import { useWhoSawMeFile } from './data-holder.ts';

/** The buttons that download the page as a file. */
export function WhoSawMeFile() {
  const file = useWhoSawMeFile();
  return (['csv', 'json'] as const).map((format) => (
    <Button
      key={format}
      icon={<IconDownload aria-hidden />}
      loading={file.isPending && file.variables === format}
      onClick={() => file.mutate(format)}
    >
      {WHO_SAW_ME_WORDS.download(format === 'csv' ? 'CSV' : 'JSON')}
    </Button>
  ));
}
