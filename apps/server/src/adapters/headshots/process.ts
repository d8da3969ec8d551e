import { serveFiles } from '../../base/file-process/serve.ts';
import type { HeadshotCall } from './headshot-process.ts';
import { checked, toSend } from './model-picture.ts';
import { makeVariations } from './variation.ts';

serveFiles<HeadshotCall, unknown>((call) => {
  if (call.act === 'makeVariations') return makeVariations(call);
  return call.act === 'toSend' ? toSend(call.image) : checked(call.bytes);
});
