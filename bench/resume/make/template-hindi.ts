import { allSkills, bullets, each, escape, page, range, type Template } from './layout.ts';

const h = (text: string) => `<h2>${text}</h2>`;

/** Headings in Hindi. */
export const HINDI: Template = {
  name: 'hindi',
  by: 'chromium',
  shown: {
    jobDates: 'short',
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
      'body{font-family:"Noto Sans Devanagari","Liberation Sans"}h1{font-size:20pt}h2{font-size:13pt;border-bottom:1px solid #999}',
      `<h1>${escape(p.name)}</h1><p>${escape(p.title ?? '')}</p><p>ईमेल: ${p.email} | मोबाइल: ${p.phone} | ${p.place ?? ''}</p><p>${Object.values(p.links ?? {}).join(' | ')}</p>${p.about ? h('परिचय') + `<p>${escape(p.about)}</p>` : ''}${p.jobs.length ? h('कार्य अनुभव') : ''}${each(p.jobs, (j) => `<p><b>${escape(j.title)}</b>, ${escape(j.company)}${j.place || j.isRemote ? `, ${j.place ?? 'Remote'}` : ''}</p><p>${range(j, s.jobDates).replace('Present', 'वर्तमान')}</p>${bullets(j.points)}`)}${h('शिक्षा')}${each(p.studies, (e) => `<p>${escape(e.course)}, ${escape(e.university)}, ${range(e, s.studyDates)}</p>`)}${h('कौशल')}<p>${escape(allSkills(p).join(', '))}</p>${p.projects ? h('परियोजनाएँ') + each(p.projects, (x) => `<p><b>${escape(x.title)}</b> ${x.url ?? ''}</p><p>${escape(x.text)}</p>`) : ''}${p.certificates ? h('प्रमाणपत्र') + `<ul>${each(p.certificates, (c) => `<li>${escape(c.name)}</li>`)}</ul>` : ''}`,
    ),
};
