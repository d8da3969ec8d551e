import {
  allSkills,
  bullets,
  certificateText,
  each,
  escape,
  page,
  range,
  skillGroups,
  type Template,
} from './layout.ts';
import type { Person } from './person.ts';

const h = (text: string) => `<h2>${text}</h2>`;
const linkLine = ({ links }: Person) =>
  Object.values(links ?? {}).map(
    (url) => `<a href="${url.startsWith('http') ? url : `https://${url}`}">${url}</a>`,
  );
const projects = (person: Person, heading: string) =>
  person.projects
    ? h(heading) +
      each(
        person.projects,
        (p) =>
          `<p><b>${escape(p.title)}</b>${p.url ? ` <a href="${p.url}">${p.url}</a>` : ''}<br>${escape(p.text)}</p>`,
      )
    : '';

/** The one that most career sites hand out: centered name, ruled headings, dates on the right. */
const classic: Template = {
  name: 'classic',
  by: 'chromium',
  shown: {
    jobDates: 'short',
    studyDates: 'years',
    about: true,
    title: true,
    place: true,
    jobPlaces: true,
    studyPlaces: true,
    links: true,
    projects: true,
    certificates: true,
    certificateMonths: true,
    certificateIds: true,
  },
  source: (p, s) =>
    page(
      'h1{text-align:center;font-size:22pt}.c{text-align:center}h2{font-size:11.5pt;text-transform:uppercase;border-bottom:1px solid #555;margin-top:10px}.r{float:right}',
      `<h1>${escape(p.name)}</h1><p class="c">${escape(p.title ?? '')}</p><p class="c">${[p.place, p.phone, p.email, ...linkLine(p)].filter(Boolean).join(' | ')}</p>
      ${p.about ? h('Professional Summary') + `<p>${escape(p.about)}</p>` : ''}
      ${p.jobs.length ? h('Work Experience') : ''}${each(p.jobs, (j) => `<div><span class="r">${range(j, s.jobDates)}</span><b>${escape(j.title)}</b></div><div><span class="r">${escape(j.place ?? (j.isRemote ? 'Remote' : ''))}</span><i>${escape(j.company)}</i></div>${bullets(j.points)}`)}
      ${h('Education')}${each(p.studies, (e) => `<div><span class="r">${range(e, s.studyDates)}</span><b>${escape(e.university)}</b>${e.place ? `, ${e.place}` : ''}</div><div>${escape(e.course)}${e.grade ? ` — ${e.grade}` : ''}</div>`)}
      ${h('Technical Skills')}${skillGroups(p)}${projects(p, 'Projects')}
      ${p.certificates ? h('Certifications') + `<ul>${certificateText(p, 'short')}</ul>` : ''}`,
    ),
};

/** As a college placement cell asks for it: objective, table of marks, personal details, declaration. */
const placement: Template = {
  name: 'placement',
  by: 'writer',
  shown: {
    jobDates: 'to',
    studyDates: 'years',
    about: true,
    links: true,
    projects: true,
    certificates: true,
    certificateMonths: true,
    certificateIds: true,
  },
  source: (p, s) =>
    page(
      'table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:3px}h2{background:#ddd;font-size:11pt}',
      `<h2 style="text-align:center;background:none">CURRICULUM VITAE</h2><p><b>${escape(p.name)}</b></p><p>Email: ${p.email}</p><p>Mobile: ${p.phone}</p>${each(linkLine(p), (l) => `<p>${l}</p>`)}
      ${p.about ? h('CAREER OBJECTIVE:') + `<p>${escape(p.about)}</p>` : ''}
      ${h('ACADEMIC QUALIFICATION:')}<table><tr><th>Course</th><th>Institution / Board</th><th>Year of Passing</th><th>Percentage / CGPA</th></tr>${each(p.studies, (e) => `<tr><td>${escape(e.course)}</td><td>${escape(e.university)}</td><td>${e.to.slice(0, 4)}</td><td>${e.grade ?? '-'}</td></tr>`)}</table>
      ${h('TECHNICAL SKILLS:')}${skillGroups(p)}
      ${p.jobs.length ? h('WORK EXPERIENCE / INTERNSHIP:') : ''}${each(p.jobs, (j) => `<p><b>${escape(j.title)}, ${escape(j.company)}</b> (${range(j, s.jobDates)})</p>${bullets(j.points)}`)}
      ${projects(p, 'ACADEMIC PROJECTS:')}${p.certificates ? h('CERTIFICATIONS:') + `<ul>${certificateText(p, 'short')}</ul>` : ''}
      ${p.hobbies ? h('HOBBIES:') + `<p>${p.hobbies}</p>` : ''}
      ${h('PERSONAL DETAILS:')}<table style="border:0">${each(
        [
          ['Father’s Name', p.father ?? '-'],
          ['Date of Birth', p.birth ?? '-'],
          ['Nationality', 'Indian'],
          ['Languages Known', p.languages ?? 'English, Hindi'],
          ['Marital Status', 'Single'],
        ],
        ([a, b]) => `<tr><td>${a}</td><td>: ${b}</td></tr>`,
      )}</table>
      ${h('DECLARATION:')}<p>I hereby declare that the above information is true to the best of my knowledge and belief.</p><p>Place: ${(p.place ?? '').split(',')[0]}</p><p>Date:</p><p style="text-align:right">(${escape(p.name)})</p>`,
    ),
};

/** Company, then the title and dates in one line, as typed without tabs. */
const inline: Template = {
  name: 'inline',
  by: 'writer',
  shown: {
    jobDates: 'slash',
    studyDates: 'years',
    about: true,
    title: true,
    place: true,
    jobPlaces: true,
    links: true,
    projects: true,
    certificates: true,
  },
  source: (p, s) =>
    page(
      'body{font-family:Carlito;font-size:11pt}h2{font-size:13pt;color:#1f3864}',
      `<h1>${escape(p.name)}</h1><p>${escape(p.title ?? '')}</p><p>${[p.email, p.phone, p.place].filter(Boolean).join(' • ')}</p><p>${linkLine(p).join(' • ')}</p>
      ${p.about ? h('About Me') + `<p>${escape(p.about)}</p>` : ''}
      ${h('Key Skills')}<p>${escape(allSkills(p).join(' | '))}</p>
      ${p.jobs.length ? h('Employment History') : ''}${each(p.jobs, (j) => `<p><b>${escape(j.company)}</b>${j.place ? `, ${j.place}` : j.isRemote ? ' (Remote)' : ''}<br>${escape(j.title)} | ${range(j, s.jobDates)}</p>${bullets(j.points)}`)}
      ${projects(p, 'Personal Projects')}
      ${h('Educational Qualifications')}<ul>${each(p.studies, (e) => `<li>${escape(e.course)} from ${escape(e.university)}, ${range(e, s.studyDates)}${e.grade ? ` with ${e.grade}` : ''}</li>`)}</ul>
      ${p.certificates ? h('Certifications') + `<ul>${each(p.certificates, (c) => `<li>${escape(c.name)}${c.by ? ` - ${c.by}` : ''}</li>`)}</ul>` : ''}`,
    ),
};

/** A consultant's: labels before everything, responsibilities per project. */
const labelled: Template = {
  name: 'labelled',
  by: 'writer',
  shown: {
    jobDates: 'dash',
    studyDates: 'years',
    about: true,
    place: false,
    links: false,
    certificates: true,
  },
  source: (p, s) =>
    page(
      'body{font-family:"Liberation Serif";font-size:12pt}h2{font-size:12pt;text-decoration:underline}',
      `<p style="font-size:16pt"><b>${escape(p.name)}</b></p><p>E-mail: ${p.email} &nbsp; Contact No: ${p.phone}</p>
      ${p.about ? h('PROFESSIONAL SUMMARY:') + `<p>${escape(p.about)}</p>` : ''}
      ${h('TECHNICAL SKILLS:')}${skillGroups(p)}
      ${h('PROFESSIONAL EXPERIENCE:')}${each(p.jobs, (j) => `<p>Company : ${escape(j.company)}</p><p>Designation : ${escape(j.title)}</p><p>Duration : ${range(j, s.jobDates)}</p><p><b>Roles and Responsibilities:</b></p>${bullets(j.points)}`)}
      <p>Current CTC: 12.5 LPA &nbsp; Expected CTC: 18 LPA &nbsp; Notice Period: 60 days</p>
      ${h('EDUCATION:')}${each(p.studies, (e) => `<p>${escape(e.course)}, ${escape(e.university)}, ${range(e, s.studyDates)}</p>`)}
      ${p.certificates ? h('CERTIFICATIONS:') + `<ul>${each(p.certificates, (c) => `<li>${escape(c.name)}</li>`)}</ul>` : ''}`,
    ),
};

/** Printed from a text editor. */
const typed: Template = {
  name: 'typed',
  by: 'chromium',
  shown: {
    jobDates: 'short',
    studyDates: 'years',
    about: true,
    title: true,
    place: true,
    jobPlaces: true,
    studyPlaces: true,
    links: true,
    projects: true,
    certificates: true,
    certificateMonths: true,
  },
  source: (p, s) =>
    page(
      'body{font-family:"Liberation Mono";font-size:9.5pt;white-space:pre-wrap}',
      escape(
        [
          p.name.toUpperCase(),
          p.title ?? '',
          [p.email, p.phone, p.place].filter(Boolean).join('  /  '),
          Object.values(p.links ?? {}).join('  /  '),
          '',
          ...(p.about ? ['SUMMARY', '-------', p.about, ''] : []),
          ...(p.jobs.length ? ['EXPERIENCE', '----------'] : []),
          ...p.jobs.flatMap((j) => [
            `${j.company}${j.place ? `, ${j.place}` : j.isRemote ? ', Remote' : ''} (${range(j, s.jobDates)})`,
            j.title,
            ...j.points.map((x) => `* ${x}`),
            '',
          ]),
          'EDUCATION',
          '---------',
          ...p.studies.flatMap((e) => [
            `${e.university}${e.place ? `, ${e.place}` : ''} (${range(e, s.studyDates)})`,
            e.course,
            '',
          ]),
          'SKILLS',
          '------',
          ...Object.entries(p.skills).map(([g, list]) => (g ? `${g}: ` : '') + list.join(', ')),
          '',
          ...(p.projects
            ? [
                'PROJECTS',
                '--------',
                ...p.projects.flatMap((x) => [x.title + (x.url ? ` - ${x.url}` : ''), `* ${x.text}`]),
              ]
            : []),
          '',
          ...(p.certificates
            ? [
                'CERTIFICATIONS',
                '--------------',
                ...p.certificates.map(
                  (c) =>
                    `* ${c.name}${c.by ? `, ${c.by}` : ''}${c.month ? `, ${range({ course: '', university: '', to: c.month }, 'short')}` : ''}`,
                ),
              ]
            : []),
        ].join('\n'),
      ),
    ),
};

export const PLAIN_TEMPLATES: readonly Template[] = [classic, placement, inline, labelled, typed];
