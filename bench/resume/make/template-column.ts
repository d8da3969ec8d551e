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
import type { Job, Person } from './person.ts';

const h = (text: string) => `<h2>${text}</h2>`;
const urls = (p: Person) => Object.values(p.links ?? {});
const jobs = (p: Person, show: (job: Job) => string, heading: string) =>
  p.jobs.length ? h(heading) + each(p.jobs, show) : '';

/** A dark rail on the left, as design tools export it. */
const darkRail: Template = {
  name: 'dark-rail',
  by: 'chromium',
  shown: {
    jobDates: 'caps',
    studyDates: 'years',
    about: true,
    title: true,
    place: true,
    links: true,
    projects: true,
    certificates: true,
  },
  source: (p, s) =>
    page(
      '@page{margin:0}.g{display:grid;grid-template-columns:32% 68%;min-height:297mm}.l{background:#1d2b3a;color:#fff;padding:12mm 7mm}.m{padding:12mm 9mm}h1{font-size:24pt}h2{font-size:11pt;letter-spacing:.5px;text-transform:uppercase;margin-top:14px}.l p{word-break:break-all}',
      `<div class="g"><div class="l">${h('Contact')}<p>${p.phone}</p><p>${p.email}</p>${p.place ? `<p>${p.place}</p>` : ''}${each(urls(p), (u) => `<p>${u}</p>`)}${h('Skills')}${each(allSkills(p), (x) => `<p style="word-break:normal">${escape(x)}</p>`)}${p.languages ? h('Languages') + each(p.languages.split(', '), (x) => `<p>${x}</p>`) : ''}${h('Education')}${each(p.studies, (e) => `<p style="word-break:normal"><b>${escape(e.course)}</b></p><p style="word-break:normal">${escape(e.university)}</p><p>${range(e, s.studyDates)}</p>`)}</div>
      <div class="m"><h1>${escape(p.name)}</h1><p>${escape(p.title ?? '')}</p>${p.about ? h('Profile') + `<p>${escape(p.about)}</p>` : ''}${jobs(p, (j) => `<p><b>${escape(j.title)}</b></p><p>${escape(j.company)} | ${range(j, s.jobDates)}</p>${bullets(j.points)}`, 'Experience')}${p.projects ? h('Projects') + each(p.projects, (x) => `<p><b>${escape(x.title)}</b></p>${x.url ? `<p>${x.url}</p>` : ''}${bullets([x.text])}`) : ''}${p.certificates ? h('Certifications') + `<ul>${each(p.certificates, (c) => `<li>${escape(c.name)}</li>`)}</ul>` : ''}</div></div>`,
    ),
};

/** A head across the page, then two columns; icons of a symbol font before the contact details. */
const rightColumn: Template = {
  name: 'right-column',
  by: 'chromium',
  shown: {
    jobDates: 'long',
    studyDates: 'years',
    about: true,
    title: true,
    place: true,
    jobPlaces: true,
    links: true,
    projects: true,
    certificates: true,
    certificateMonths: true,
  },
  source: (p, s) =>
    page(
      '.i{font-family:FontAwesome}.g{display:grid;grid-template-columns:64% 31%;gap:5%}h1{font-size:26pt;color:#06c}h2{font-size:12pt;color:#06c;text-transform:uppercase;border-bottom:2px solid #06c;margin-top:12px}h3{font-size:11pt}.k span{display:inline-block;border:1px solid #999;border-radius:4px;padding:1px 6px;margin:2px}',
      `<h1>${escape(p.name)}</h1><p style="color:#555">${escape(p.title ?? '')}</p><p><span class="i">&#xf095;</span> ${p.phone} &nbsp;&nbsp; <span class="i">&#xf0e0;</span> ${p.email} &nbsp;&nbsp; ${p.place ? `<span class="i">&#xf041;</span> ${p.place}` : ''}</p><p>${each(urls(p), (u) => `<span class="i">&#xf0c1;</span> ${u} &nbsp;&nbsp;`)}</p>
      <div class="g"><div>${p.about ? h('Summary') + `<p>${escape(p.about)}</p>` : ''}${jobs(p, (j) => `<h3>${escape(j.title)}</h3><p style="color:#06c"><b>${escape(j.company)}</b></p><p style="color:#555"><span class="i">&#xf073;</span> ${range(j, s.jobDates)} &nbsp; ${j.place || j.isRemote ? `<span class="i">&#xf041;</span> ${j.place ?? 'Remote'}` : ''}</p>${bullets(j.points)}`, 'Experience')}${p.projects ? h('Projects') + each(p.projects, (x) => `<h3>${escape(x.title)}</h3><p>${x.url ? `${x.url}<br>` : ''}${escape(x.text)}</p>`) : ''}</div>
      <div>${h('Skills')}<div class="k">${each(allSkills(p), (x) => `<span>${escape(x)}</span>`)}</div>${h('Education')}${each(p.studies, (e) => `<h3>${escape(e.course)}</h3><p>${escape(e.university)}</p><p><span class="i">&#xf073;</span> ${range(e, s.studyDates)}</p>`)}${p.certificates ? h('Certification') + each(p.certificates, (c) => `<p><b>${escape(c.name)}</b><br>${c.by ?? ''}${c.month ? `, ${range({ course: '', university: '', to: c.month }, 'short')}` : ''}</p>`) : ''}${p.languages ? h('Languages') + `<p>${p.languages}</p>` : ''}</div></div>`,
    ),
};

/** What LinkedIn saves as a PDF. */
const linkedIn: Template = {
  name: 'linkedin',
  by: 'chromium',
  shown: {
    skills: 3,
    jobDates: 'long',
    studyDates: 'years',
    about: true,
    title: true,
    place: true,
    jobPlaces: true,
    links: true,
    certificates: true,
  },
  source: (p, s) =>
    page(
      '@page{margin:0}.g{display:grid;grid-template-columns:31% 69%;min-height:297mm}.l{background:#293e49;color:#e1e8ed;padding:10mm 6mm;font-size:9pt}.m{padding:10mm 8mm}h1{font-size:26pt;font-weight:normal}h2{font-size:15pt;font-weight:normal;margin-top:16px}.l h2{font-size:13pt}.n{font-size:12pt}.t{font-size:11.5pt}.s{color:#666}.f{text-align:right;color:#888;margin-top:20px}.l p{overflow-wrap:anywhere}',
      `<div class="g"><div class="l">${h('Contact')}<p>${p.phone} (Mobile)</p><p>${p.email}</p>${p.links?.linkedIn ? `<p><a href="https://${p.links.linkedIn.replace('https://', '')}">www.${p.links.linkedIn.replace(/https:\/\/(www\.)?/, '')}</a> (LinkedIn)</p>` : ''}${p.links?.github ? `<p>${p.links.github} (Other)</p>` : ''}${p.links?.blog ? `<p>${p.links.blog} (Personal)</p>` : ''}${h('Top Skills')}${each(allSkills(p).slice(0, 3), (x) => `<p>${escape(x)}</p>`)}${p.languages ? h('Languages') + each(p.languages.split(', '), (x) => `<p>${x} (Professional Working)</p>`) : ''}${p.certificates ? h('Certifications') + each(p.certificates, (c) => `<p>${escape(c.name)}</p>`) : ''}</div>
      <div class="m"><h1>${escape(p.name)}</h1><p class="n">${p.title ? `${escape(p.title)}${p.jobs[0] ? ` at ${escape(p.jobs[0].company)}` : ''}` : ''}</p><p class="s">${p.place ? `${p.place}, India` : ''}</p>${p.about ? h('Summary') + `<p>${escape(p.about)}</p>` : ''}${jobs(p, (j) => `<p class="n" style="margin-top:10px">${escape(j.company)}</p><p class="t">${escape(j.title)}</p><p>${range(j, s.jobDates)} (2 years 3 months)</p>${j.place ? `<p class="s">${j.place}, India</p>` : j.isRemote ? '<p class="s">Remote</p>' : ''}<p>${j.points.map(escape).join('<br>')}</p>`, 'Experience')}${h('Education')}${each(p.studies, (e) => `<p class="n">${escape(e.university)}</p><p>${escape(e.course)} · (${range(e, s.studyDates)})</p>`)}<p class="f">Page 1 of 1</p></div></div>`,
    ),
};

/** Dates in a rail on the left of a timeline. */
const timeline: Template = {
  name: 'timeline',
  by: 'chromium',
  shown: {
    jobDates: 'quote',
    studyDates: 'years',
    about: true,
    title: true,
    place: true,
    jobPlaces: true,
    links: true,
    projects: true,
    certificates: true,
    certificateMonths: true,
    certificateIds: true,
  },
  source: (p, s) =>
    page(
      '.d{display:grid;grid-template-columns:24% 76%;margin-bottom:6px}h1{font-size:20pt;font-variant:small-caps}h2{font-size:12pt;margin-top:10px;background:#eee;padding:2px 6px}',
      `<h1>${escape(p.name)}</h1><p>${escape(p.title ?? '')}</p><p>${[p.email, p.phone, p.place].filter(Boolean).join(' · ')}</p><p>${urls(p).join(' · ')}</p>${p.about ? h('Profile Summary') + `<p>${escape(p.about)}</p>` : ''}
      ${jobs(p, (j) => `<div class="d"><div>${range(j, s.jobDates)}</div><div><b>${escape(j.title)}</b>, ${escape(j.company)}${j.place || j.isRemote ? `, ${j.place ?? 'Remote'}` : ''}${bullets(j.points)}</div></div>`, 'Professional Experience')}
      ${h('Academics')}${each(p.studies, (e) => `<div class="d"><div>${range(e, s.studyDates)}</div><div><b>${escape(e.course)}</b><br>${escape(e.university)}${e.grade ? ` (${e.grade})` : ''}</div></div>`)}
      ${h('Skill Set')}${each(Object.entries(p.skills), ([g, list]) => `<div class="d"><div>${escape(g || 'Skills')}</div><div>${escape(list.join(', '))}</div></div>`)}
      ${p.projects ? h('Projects') + each(p.projects, (x) => `<div><b>${escape(x.title)}</b>${x.url ? ` (${x.url})` : ''}</div>${bullets([x.text])}`) : ''}${p.certificates ? h('Certifications') + `<ul>${certificateText(p, 'short')}</ul>` : ''}`,
    ),
};

/** What Naukri hands to recruiters. */
const naukri: Template = {
  name: 'naukri',
  by: 'chromium',
  shown: {
    jobDates: 'to',
    studyDates: 'years',
    about: true,
    title: false,
    place: true,
    links: false,
    projects: true,
  },
  source: (p, s) =>
    page(
      'h1{font-size:18pt}h2{font-size:12pt;margin-top:14px;color:#121224}.k span{display:inline-block;border:1px solid #ccc;border-radius:12px;padding:2px 10px;margin:2px}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:2px 8px;border-bottom:1px solid #ddd}.s{color:#555}',
      `<h1>${escape(p.name)}</h1><p class="s">${p.jobs[0] ? `${escape(p.jobs[0].title)} at ${escape(p.jobs[0].company)}` : 'Fresher'}</p><p class="s">${p.place ?? ''}</p><p class="s">${p.phone} | ${p.email}</p>${h('Key skills')}<div class="k">${each(allSkills(p), (x) => `<span>${escape(x)}</span>`)}</div>
      ${jobs(p, (j) => `<p><b>${escape(j.title)}</b></p><p>${escape(j.company)}</p><p class="s">${range(j, s.jobDates)}</p><p>${escape(j.points.join(' '))}</p>`, 'Employment')}
      ${h('Education')}${each(p.studies, (e) => `<p><b>${escape(e.course)}</b></p><p>${escape(e.university)}</p><p class="s">${range(e, s.studyDates)} | Full Time</p>`)}
      ${h('IT skills')}<table><tr><th>Skills</th><th>Version</th><th>Last used</th><th>Experience</th></tr>${each(allSkills(p).slice(0, 3), (x) => `<tr><td>${escape(x)}</td><td>-</td><td>2024</td><td>3 Years</td></tr>`)}</table>
      ${p.projects ? h('Projects') + each(p.projects, (x) => `<p><b>${escape(x.title)}</b></p>${x.url ? `<p>${x.url}</p>` : ''}<p>${escape(x.text)}</p>`) : ''}${p.about ? h('Profile summary') + `<p>${escape(p.about)}</p>` : ''}${h('Personal details')}<p>Gender: Not given</p><p>Languages: ${p.languages ?? 'English'}</p>`,
    ),
};

/** Roles grouped under their company; headings spaced letter by letter; hyphenated prose. */
const spaced: Template = {
  name: 'spaced',
  by: 'chromium',
  shown: {
    jobDates: 'sept',
    studyDates: 'years',
    about: true,
    title: true,
    place: true,
    links: true,
    projects: true,
  },
  source: (p, s) =>
    page(
      'body{font-family:Lato;hyphens:auto;text-align:justify}h1{letter-spacing:6px;text-transform:uppercase;font-size:20pt;text-align:center}h2{letter-spacing:5px;text-transform:uppercase;font-size:11pt;margin-top:12px}.a{width:120mm}',
      `<h1>${escape(p.name)}</h1><p style="text-align:center">${escape(p.title ?? '')}</p><p style="text-align:center">${[p.phone, p.email, p.place].filter(Boolean).join('   ')}</p><p style="text-align:center">${urls(p).join('   ')}</p>${p.about ? h('About') + `<p class="a">${escape(p.about)}</p>` : ''}${jobs(p, (j) => `<p><b>${escape(j.company)}</b> — ${escape(j.title)}</p><p><i>${range(j, s.jobDates)}</i></p>${bullets(j.points)}`, 'Career')}${h('Education')}${each(p.studies, (e) => `<p>${escape(e.course)} | ${escape(e.university)} | ${range(e, s.studyDates)}</p>`)}${h('Expertise')}${skillGroups(p)}${p.projects ? h('Selected work') + each(p.projects, (x) => `<p><b>${escape(x.title)}</b> ${x.url ?? ''}<br>${escape(x.text)}</p>`) : ''}`,
    ),
};

export const COLUMN_TEMPLATES: readonly Template[] = [
  darkRail,
  rightColumn,
  linkedIn,
  timeline,
  naukri,
  spaced,
];
