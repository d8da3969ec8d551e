import { RESUME_READING_SENTENCES, RESUME_REFUSAL_SENTENCES } from '@talaash/domain/resume/words';
import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { isBounded } from '../file/inflated-size.ts';
import type { PageInk } from './ink.ts';
import { LETTERS_MAX, type Operators, type PageBox, PageReader } from './page-ink.ts';
import type { Font } from './text-state.ts';

export type Link = { page: number; url: string };
export type Pages = { pages: PageInk[]; links: Link[] };

/** A file with more pages is a book. */
export const PAGES_MAX = 20;
const LINKS_MAX = 500;
/** Maximum letters in a file. A page of text has 3,000. */
const ALL_LETTERS_MAX = 400_000;

/** Why the reader refuses a file. The talent sees the sentence. */
export class Refusal extends Error {}

const { notPdf, empty, broken, password, tooLong } = RESUME_REFUSAL_SENTENCES;

/** The visible letters and the links of all pages. */
export async function readPages(bytes: Uint8Array): Promise<Pages> {
  if (bytes.length === 0) throw new Refusal(empty);
  if (!hasPdfHeader(bytes)) throw new Refusal(notPdf);
  if (!(await isBounded(bytes))) throw new Refusal(RESUME_READING_SENTENCES.tooHeavy);
  const document = await openDocument(bytes);
  try {
    if (document.numPages > PAGES_MAX) throw new Refusal(tooLong);
    const pages: PageInk[] = [];
    const links: Link[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      pages.push(await inkOf(page));
      for (const url of await urlsOf(page)) if (links.length < LINKS_MAX) links.push({ page: number, url });
      page.cleanup();
      const count = pages.reduce((sum, { letters }) => sum + letters.length, 0);
      if (count > ALL_LETTERS_MAX || (pages.at(-1)?.letters.length ?? 0) >= LETTERS_MAX)
        throw new Refusal(tooLong);
    }
    return { pages, links };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(broken);
  } finally {
    await document.loadingTask.destroy();
  }
}

const HEADER = [...'%PDF-'].map((sign) => sign.charCodeAt(0));
const HEADER_WITHIN = 1024;

/** An email program or a printer may have put some bytes before the header. */
function hasPdfHeader(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length - HEADER.length, HEADER_WITHIN);
  for (let at = 0; at <= last; at += 1) if (HEADER.every((code, i) => bytes[at + i] === code)) return true;
  return false;
}

const END_WITHIN = 2048;

async function openDocument(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // The library would repair a truncated file to some of its pages, and half a resume would pass as a whole one.
  const tail = new TextDecoder('latin1').decode(bytes.subarray(-END_WITHIN));
  if (!tail.includes('%%EOF') && !tail.includes('startxref')) throw new Refusal(broken);
  try {
    return await getDocumentProxy(Uint8Array.from(bytes), {
      verbosity: 0,
      isEvalSupported: false,
      stopAtErrors: false,
      maxImageSize: 1,
      useSystemFonts: false,
      enableXfa: false,
    } as Parameters<typeof getDocumentProxy>[1]);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Refusal(isLocked ? password : broken);
  }
}

async function inkOf(page: PDFPageProxy): Promise<PageInk> {
  const operators = (await page.getOperatorList()) as Operators;
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const box: PageBox = { left, bottom, width: right - left, height: top - bottom };
  const fonts = new Map<string, Font>();
  const fontOf = (id: string) => {
    const known = fonts.get(id) ?? fontIn(page, id);
    fonts.set(id, known);
    return known;
  };
  return new PageReader(box, fontOf).read(operators);
}

type LoadedFont = { name?: string; fontMatrix?: number[]; vertical?: boolean };

function fontIn(page: PDFPageProxy, id: string): Font {
  const font = page.commonObjs.has(id) ? (page.commonObjs.get(id) as LoadedFont | null) : null;
  return {
    bold: /bold|black|heavy|semi|demi|medi|extrab|cmbx|lmromanb|\bbx\d|-b\d|(sans|roman|serif)\d*-?b(x|$)/i.test(
      font?.name ?? '',
    ),
    widthUnit: font?.fontMatrix?.[0] ?? 0.001,
    isVertical: font?.vertical ?? false,
  };
}

async function urlsOf(page: PDFPageProxy): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { url?: string; unsafeUrl?: string }[];
  return annotations
    .flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? [])
    .filter((url) => url.length < 2000);
}
