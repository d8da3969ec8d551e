import { nounOf } from '@talaash/domain/base/count';
import { formatCount, formatNumber } from '../lib/format.ts';

/** 1 year, 12.5 years */
export const experienceText = (years: number): string => formatCount(years, 'year');

/** The short unit alone, beside a number with its own style: yr, yrs */
export const experienceUnit = (years: number): string => nounOf(years, 'yr');

/** 1 yr, 12.5 yrs: for narrow places. */
export const shortExperienceText = (years: number): string => formatCount(years, 'yr');

/** ₹12.5 LPA, ₹10.25 LPA: with the decimals as typed. */
export const salaryText = (lakhsPerAnnum: number): string => `₹${formatNumber(lakhsPerAnnum)} LPA`;

/** Now, 1 week, 4 weeks */
export const noticeText = (weeks: number): string => (weeks === 0 ? 'Now' : formatCount(weeks, 'week'));
