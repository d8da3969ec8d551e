import { allSkills, each, range, type Template } from './layout.ts';
import type { Person } from './person.ts';

const t = (text: string) =>
  text
    .replace(/[&%$#_{}]/g, (sign) => `\\${sign}`)
    .replaceAll('’', "'")
    .replaceAll('—', '---')
    .replaceAll('–', '--');
const items = (points: readonly string[]) =>
  `\\begin{itemize}${each(points, (x) => `\\item ${t(x)}`)}\\end{itemize}`;
const links = (p: Person) =>
  Object.values(p.links ?? {}).map(
    (u) => `\\href{${u.startsWith('http') ? u : `https://${u}`}}{${t(u.replace('https://', ''))}}`,
  );
const doc = (preamble: string, body: string) =>
  `\\documentclass[10pt,a4paper]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage[margin=1.6cm]{geometry}\\usepackage{enumitem,titlesec,hyperref,tabularx,multicol}\\setlist{nosep,leftmargin=1.2em}\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\hypersetup{hidelinks}${preamble}\\begin{document}${body}\\end{document}`;

/** The one-page resume of engineering students: small-capital headings with a rule, everything else on \hfill. */
const student: Template = {
  name: 'tex-student',
  by: 'tex',
  shown: {
    jobDates: 'short',
    studyDates: 'years',
    title: false,
    place: false,
    jobPlaces: true,
    studyPlaces: true,
    links: true,
    projects: true,
    certificates: true,
    certificateMonths: true,
  },
  source: (p, s) =>
    doc(
      '\\usepackage{lmodern}\\titleformat{\\section}{\\scshape\\large}{}{0em}{}[\\titlerule]',
      `\\begin{center}{\\Huge\\scshape ${t(p.name)}}\\\\[2pt]${[p.phone, `\\href{mailto:${p.email}}{${t(p.email)}}`, ...links(p)].join(' $|$ ')}\\end{center}
\\section{Education}${each(p.studies, (e) => `\\textbf{${t(e.university)}} \\hfill ${e.place ? t(e.place) : ''}\\\\\\textit{${t(e.course)}${e.grade ? `; ${t(e.grade)}` : ''}} \\hfill ${t(range(e, s.studyDates))}\\par`)}
${p.jobs.length ? '\\section{Experience}' : ''}${each(p.jobs, (j) => `\\textbf{${t(j.title)}} \\hfill ${t(range(j, s.jobDates))}\\\\\\textit{${t(j.company)}} \\hfill \\textit{${t(j.place ?? (j.isRemote ? 'Remote' : ''))}}${items(j.points)}`)}
${p.projects ? `\\section{Projects}${each(p.projects, (x) => `\\textbf{${t(x.title)}}${x.url ? ` $|$ \\href{${x.url}}{\\emph{${t(x.url.replace('https://', ''))}}}` : ''}${items([x.text])}`)}` : ''}
\\section{Technical Skills}${each(Object.entries(p.skills), ([g, list]) => `${g ? `\\textbf{${t(g)}}: ` : ''}${t(list.join(', '))}\\\\`)}
${p.certificates ? `\\section{Certifications}${items(p.certificates.map((c) => `${c.name}${c.by ? `, ${c.by}` : ''}${c.month ? ` (${range({ course: '', university: '', to: c.month }, 'short')})` : ''}`))}` : ''}`,
    ),
};

/** Two columns of minipages with the same line height on both sides. */
const minipages: Template = {
  name: 'tex-columns',
  by: 'tex',
  shown: {
    jobDates: 'long',
    studyDates: 'years',
    about: false,
    title: false,
    place: true,
    jobPlaces: true,
    links: true,
    projects: true,
    certificates: true,
  },
  source: (p, s) =>
    doc(
      '\\usepackage{lmodern}\\renewcommand{\\familydefault}{\\sfdefault}\\titleformat{\\section}{\\bfseries\\large\\MakeUppercase}{}{0em}{}',
      `\\begin{center}{\\Huge ${t(p.name)}}\\\\${p.place ? `${t(p.place)} $|$ ` : ''}${p.email} $|$ ${p.phone}\\end{center}
\\begin{minipage}[t]{0.33\\textwidth}\\raggedright\\section{Education}${each(p.studies, (e) => `\\textbf{${t(e.university)}}\\\\${t(e.course)}\\\\${t(range(e, s.studyDates))}\\par\\vspace{4pt}`)}
${p.links ? `\\section{Links}${links(p).join('\\\\')}` : ''}\\section{Skills}${each(Object.entries(p.skills), ([g, list]) => `${g ? `\\textbf{${t(g)}}\\\\` : ''}${list.map(t).join(' \\textbullet{} ')}\\par`)}
${p.certificates ? `\\section{Certifications}${each(p.certificates, (c) => `${t(c.name)}\\par`)}` : ''}\\end{minipage}\\hfill\\begin{minipage}[t]{0.62\\textwidth}
${p.jobs.length ? '\\section{Experience}' : ''}${each(p.jobs, (j) => `\\textbf{${t(j.company)}} $|$ ${t(j.title)}\\\\{\\small ${t(range(j, s.jobDates))}${j.place || j.isRemote ? ` $|$ ${t(j.place ?? 'Remote')}` : ''}}${items(j.points)}\\vspace{4pt}`)}
${p.projects ? `\\section{Projects}${each(p.projects, (x) => `\\textbf{${t(x.title)}}${x.url ? `\\\\${t(x.url)}` : ''}\\\\${t(x.text)}\\par`)}` : ''}\\end{minipage}`,
    ),
};

/** Headings and dates in the margin, content to the right of them. */
const margin: Template = {
  name: 'tex-margin',
  by: 'tex',
  shown: {
    jobDates: 'dash',
    studyDates: 'years',
    about: true,
    title: true,
    place: true,
    jobPlaces: true,
    studyPlaces: true,
    links: true,
    projects: true,
    certificates: true,
  },
  source: (p, s) => {
    const row = (left: string, right: string) =>
      `\\noindent\\begin{tabularx}{\\textwidth}{@{}p{3.3cm}X@{}}${left} & ${right}\\end{tabularx}\\par\\vspace{3pt}`;
    return doc(
      '\\usepackage{charter}\\titleformat{\\section}{\\Large}{}{0em}{}',
      `{\\LARGE ${t(p.name)}}\\\\${p.title ? `{\\itshape ${t(p.title)}}\\\\` : ''}${[p.place ? t(p.place) : '', p.phone, p.email, ...links(p)].filter(Boolean).join(' \\textbullet{} ')}
${p.about ? `\\section{Objective}${t(p.about)}` : ''}
${p.jobs.length ? '\\section{Work history}' : ''}${each(p.jobs, (j) => row(t(range(j, s.jobDates)), `\\textbf{${t(j.title)}}, \\textit{${t(j.company)}}${j.place || j.isRemote ? `, ${t(j.place ?? 'Remote')}` : ''}.${items(j.points)}`))}
\\section{Education}${each(p.studies, (e) => row(t(range(e, s.studyDates)), `\\textbf{${t(e.course)}}, \\textit{${t(e.university)}}${e.place ? `, ${t(e.place)}` : ''}.`))}
\\section{Computer skills}${each(Object.entries(p.skills), ([g, list]) => row(t(g || 'Tools'), t(list.join(', '))))}
${p.projects ? `\\section{Projects}${each(p.projects, (x) => row('', `\\textbf{${t(x.title)}}${x.url ? ` (${t(x.url)})` : ''}\\newline ${t(x.text)}`))}` : ''}${p.certificates ? `\\section{Certificates}${each(p.certificates, (c) => row('', t(c.name)))}` : ''}${p.hobbies ? `\\section{Interests}${t(p.hobbies)}` : ''}${allSkills(p).length ? '' : ''}`,
    );
  },
};

export const TEX_TEMPLATES: readonly Template[] = [student, minipages, margin];
