import { serveFiles } from '../../base/file-process/serve.ts';
import type { OpeningCall } from './local.ts';
import { pdfRefusal } from './pdf.ts';
import { readPicture, smallVariant } from './picture.ts';

serveFiles<OpeningCall, unknown>((call) => {
  if (call.open === 'pdf') return pdfRefusal(call.file);
  return call.open === 'picture' ? readPicture(call.file, call.rule) : smallVariant(call.large);
});
