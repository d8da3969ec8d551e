import { isWebUrl } from '../base/text.ts';

/** Whether an address is that of a public page over https, without a name or password in it. */
export const isHttpsUrl = (value: string): boolean => /^https:/i.test(value) && isWebUrl(value);
