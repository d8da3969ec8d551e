import { PDFDocument, PDFName, rgb, StandardFonts } from 'pdf-lib';
import { page } from './layout.ts';
import type { Printers } from './printers.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const LOREM =
  'The river had been quiet for a week when the letters began to arrive, each one folded twice and sealed with the same grey wax. Nobody in the house spoke of them, and yet everybody knew on which shelf they were kept.';

/** Files that no reader should fill a profile from. */
export async function makeRefusals(
  printers: Printers,
  resume: Uint8Array,
): Promise<Record<string, Uint8Array>> {
  return {
    'refused-text-file': bytesOf('Ramesh Kumar\nSoftware Engineer\nThis is a text file with another name.'),
    'refused-picture': (await picture(printers)).png,
    'refused-empty': new Uint8Array(),
    'refused-truncated': resume.slice(0, Math.floor(resume.length / 3)),
    'refused-only-header': bytesOf('%PDF-1.7\n'),
    'refused-password': printers.qpdf(resume, '--encrypt', 'secret', 'owner', '256', '--'),
    'refused-old-password': printers.qpdf(
      resume,
      '--allow-weak-crypto',
      '--encrypt',
      'secret',
      'owner',
      '128',
      '--use-aes=n',
      '--',
    ),
    'refused-scan': (await picture(printers)).scan,
    'refused-letter': await printers.chromium(
      page(
        '',
        `<p>12 March 2024</p><p>To<br>The Branch Manager<br>State Bank of India<br>Koregaon Park, Pune</p><p>Subject: Request for change of address</p><p>Dear Sir or Madam,</p><p>I hold a savings account at your branch since January 2015. I have moved from Aundh to Baner and request you to update my address in your records. A copy of my Aadhaar card and the latest electricity bill are enclosed for your reference.</p><p>Kindly also send the new cheque book to the new address, as the old one will be used up within the month. I shall be glad to visit the branch if a signature is required.</p><p>Yours faithfully,</p><p>Manish Deshpande<br>manish.d@example.in<br>9822011223</p>`,
      ),
    ),
    'refused-invoice': await printers.chromium(
      page(
        'td,th{border:1px solid #999;padding:4px}',
        '<h1>TAX INVOICE</h1><p>Sharma Computers Pvt Ltd, Nehru Place, New Delhi - 110019<br>GSTIN: 07AAACS1234F1Z5</p><p>Invoice No: SC/2024/0912 &nbsp; Date: 09/12/2024</p><p>Bill To: Anil Kumar, Lajpat Nagar, New Delhi</p><table><tr><th>Item</th><th>HSN</th><th>Qty</th><th>Rate</th><th>Amount</th></tr><tr><td>Dell Latitude 5440</td><td>8471</td><td>2</td><td>72,000</td><td>1,44,000</td></tr><tr><td>USB-C dock</td><td>8471</td><td>2</td><td>9,500</td><td>19,000</td></tr></table><p>CGST 9%: 14,670<br>SGST 9%: 14,670<br>Total: Rs. 1,92,340</p><p>Terms: payment due within 15 days. Warranty by the manufacturer. accounts@sharmacomputers.example 011-26412233</p>',
      ),
    ),
    'refused-paper': printers.tex(
      `\\documentclass[twocolumn]{article}\\title{Batching of reads in replicated logs}\\author{A. Verma \\and P. Iyer\\\\Department of Computer Science, IIT Madras}\\begin{document}\\maketitle\\begin{abstract}We study how reads may be answered in batches by the followers of a replicated log. Experiments on five machines show twice the throughput.\\end{abstract}\\section{Introduction}${LOREM.repeat(3)}\\section{Related work}${LOREM.repeat(3)}\\section{Experience with a prototype}In 2019 we built a first version in Java and Go. ${LOREM.repeat(3)}\\section{Evaluation}${LOREM.repeat(4)}\\section{Conclusion}${LOREM}\\begin{thebibliography}{9}\\bibitem{a} D. Ongaro, In search of an understandable consensus algorithm, 2014.\\bibitem{b} L. Lamport, The part-time parliament, 1998.\\end{thebibliography}\\end{document}`,
    ),
    'refused-book': await printers.chromium(
      page(
        'h1{page-break-before:always}',
        Array.from(
          { length: 6 },
          (_, at) =>
            `<h1>Chapter ${at + 1}</h1>${`<p>${LOREM} In 19${20 + at} she left for Calcutta.</p>`.repeat(9)}`,
        ).join(''),
      ),
    ),
    'refused-job-post': await printers.chromium(
      page(
        '',
        '<h1>We are hiring: Senior Java Developer</h1><p>About the company</p><p>Meridian Software builds logistics products for exporters across India.</p><h2>Job description</h2><ul><li>You will design microservices in Spring Boot.</li><li>You will mentor junior engineers.</li></ul><h2>Requirements</h2><ul><li>5+ years of experience with Java.</li><li>Good knowledge of SQL and Kafka.</li></ul><h2>What we offer</h2><p>Health insurance, hybrid work in Pune, 24 days of leave.</p><p>How to apply: write to jobs@meridian.example with your resume.</p>',
      ),
    ),
    'refused-too-long': await tooLong(),
    'refused-unmapped-font': await unmapped(printers),
  };
}

async function picture(printers: Printers): Promise<{ png: Uint8Array; scan: Uint8Array }> {
  const pdf = await PDFDocument.create();
  const png = printers.gray(420, 594);
  const image = await pdf.embedPng(png);
  pdf.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  return { png, scan: await pdf.save() };
}

async function tooLong(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let at = 0; at < 24; at += 1) {
    const sheet = pdf.addPage([595, 842]);
    sheet.drawText('Suresh Babu', { x: 50, y: 800, size: 18, font });
    sheet.drawText('Experience', { x: 50, y: 770, size: 13, font });
    for (let line = 0; line < 40; line += 1)
      sheet.drawText(
        `Project ${at}.${line}: developed and tested modules in Java for a client, Jan 2019 - Mar 2020`,
        { x: 50, y: 745 - line * 16, size: 9, font, color: rgb(0, 0, 0) },
      );
  }
  return pdf.save();
}

/** The font maps its glyphs to no letters, so that all its text reads as private signs. */
async function unmapped(printers: Printers): Promise<Uint8Array> {
  const html = page(
    '',
    `<h1>Manoj Pillai</h1><h2>Experience</h2>${'<p>Software Engineer at a company in Kochi from 2019 to 2022, working on Java services and tests.</p>'.repeat(6)}<h2>Education</h2><p>B.Tech, 2015 to 2019</p>`,
  );
  const pdf = await PDFDocument.load(await printers.chromium(html));
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const dictionary = object as { delete?: (name: PDFName) => void; get?: (name: PDFName) => unknown };
    if (dictionary.get?.(PDFName.of('Type')) === PDFName.of('Font'))
      dictionary.delete?.(PDFName.of('ToUnicode'));
  }
  return pdf.save();
}
