import { describe, expect, it } from 'vitest';
import { findDate, findRange, isoMonthOf, type Point } from './date.ts';

const iso = (point: Point | undefined) => point && (isoMonthOf(point) ?? String(point.year));

describe('dates', () => {
  it.each([
    ['Jan 2021 - Present', '2021-01', 'now'],
    ['January 2021 – March 2022', '2021-01', '2022-03'],
    ['01/2021 to 03/2022', '2021-01', '2022-03'],
    ['Since 2019', '2019', 'now'],
    ['Since March 2019', '2019-03', 'now'],
    ["Aug'21 -", '2021-08', 'now'],
    ["Aug'21 – Till date", '2021-08', 'now'],
    ['Apr 2019 till now', '2019-04', 'now'],
    ['2019-2023', '2019', '2023'],
    ['2019-23', '2019', '2023'],
    ['JUN 2018 — PRESENT', '2018-06', 'now'],
    ['Sept. 2020 - Oct, 2021', '2020-09', '2021-10'],
    ['15 June 2019 to 30 September 2020', '2019-06', '2020-09'],
    ['01.04.2017 - 31.03.2019', '2017-04', '2019-03'],
    ['2020-02 – 2021-11', '2020-02', '2021-11'],
    ['जनवरी 2021 - वर्तमान', '2021-01', 'now'],
    ['(July 2015 - Aug 2017)', '2015-07', '2017-08'],
    ['May - July 2022', '2022-05', '2022-07'],
    ["Jan–Mar'23", '2023-01', '2023-03'],
    ['April 2021 to as on date', '2021-04', 'now'],
    ['w.e.f. 01.06.2021 to till date', '2021-06', 'now'],
    ['From May 2016 to June 2018', '2016-05', '2018-06'],
  ])('reads the range %s', (text, start, end) => {
    const range = findRange(text);
    expect(iso(range?.start)).toBe(start);
    expect(range?.isCurrent ? 'now' : iso(range?.end)).toBe(end);
  });

  it.each([
    ['Nov 2022', '2022-11'],
    ['2014', '2014'],
    ['(03/2020)', '2020-03'],
    ["May'19", '2019-05'],
  ])('reads the single date %s', (text, end) => {
    expect(iso(findDate(text)?.end)).toBe(end);
  });

  it.each(['+91 98450 11223', '560034', '12.5 LPA', '8.7/10', 'Java 17', '99.9%', 'Rs. 2019.50'])(
    'takes %s for no range',
    (text) => {
      expect(findRange(text)).toBeUndefined();
    },
  );
});
