/** Within a date, each by itself: endings of ordinal numbers, prepositions, the year's and the day's own words. */
export const DATE_FILLERS = 'st|nd|rd|th|er|e|a|ª|º|of|de|del|di|den|da|do|le|la|the|г|năm|m|d|nap|v|року';
/** Behind the numbers of year and month, where they are not parted by signs. */
export const YEAR_SIGNS = '年년';
export const MONTH_SIGNS = '月월';
/** Before the numbers of month and year in Vietnamese. */
export const VIETNAMESE_MONTH = 'tháng';
export const VIETNAMESE_YEAR = 'năm';
/** Names of months on pages of all languages; those of their own the browser knows. */
export const ENGLISH_MONTHS = 'january february march april may june july august september october november december';
export const ENGLISH_WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday';
/** Months and days of the week, as they are cut short. */
export const SHORT_MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec';
export const WEEKDAYS = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
/** Names of meta elements that tell when a text was published. */
export const PUBLISHED_META = 'publish|publication|pub-?date|date-?pub|issued';
