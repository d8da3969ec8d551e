import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';

/** The programs that print the corpus. Only making it anew needs them: pdflatex, soffice and qpdf have to be installed. */
export class Printers {
  readonly folder = mkdtempSync(join(tmpdir(), 'resumes-'));
  #browser: Browser | undefined;

  async chromium(html: string): Promise<Uint8Array> {
    const executablePath = process.env.CHROMIUM_PATH;
    this.#browser ??= await chromium.launch({
      args: ['--no-sandbox'],
      ...(executablePath && { executablePath }),
    });
    const page = await this.#browser.newPage();
    await page.setContent(html);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    await page.close();
    return pdf;
  }

  /** Many at once, since the program starts slowly. Answers the files in the order of the pages. */
  writer(pages: readonly string[]): Uint8Array[] {
    const names = pages.map((html, at) => {
      const path = join(this.folder, `page-${at}.html`);
      writeFileSync(path, html);
      return path;
    });
    if (names.length > 0)
      execFileSync(
        'soffice',
        [
          '--headless',
          '--infilter=HTML (StarWriter)',
          '--convert-to',
          'pdf:writer_pdf_Export',
          '--outdir',
          this.folder,
          ...names,
        ],
        { stdio: 'ignore' },
      );
    return names.map((path) => readFileSync(path.replace('.html', '.pdf')));
  }

  tex(source: string): Uint8Array {
    writeFileSync(join(this.folder, 'resume.tex'), source);
    execFileSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'resume.tex'], {
      cwd: this.folder,
      stdio: 'ignore',
    });
    return readFileSync(join(this.folder, 'resume.pdf'));
  }

  qpdf(bytes: Uint8Array, ...options: string[]): Uint8Array {
    const [from, to] = [join(this.folder, 'from.pdf'), join(this.folder, 'to.pdf')];
    writeFileSync(from, bytes);
    execFileSync('qpdf', [...options, from, to]);
    return readFileSync(to);
  }

  /** A gray picture of noise, as a scanner gives it. */
  gray(width: number, height: number): Uint8Array {
    const rows = Buffer.alloc((width + 1) * height);
    for (let at = 0; at < rows.length; at += 1)
      rows[at] = at % (width + 1) === 0 ? 0 : 200 + ((at * 7919) % 13 > 10 ? 40 : 0);
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head[8] = 8;
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }
}
