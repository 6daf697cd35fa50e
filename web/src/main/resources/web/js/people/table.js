// Lists as people keep them: the template that is offered, and what is said of a file that is no text.
import { t } from '../i18n.js';

/** What a column may be, in the order in which people look for it; '-' is left out. */
export const FIELDS = ['name', 'date', 'time', 'place', 'region', 'lat', 'lon', 'tz', 'sex', 'notes', 'tags', '-'];

const WORDS = { date: 'chart.date', time: 'chart.time', tz: 'chart.timezone', region: 'people.field.region', lat: 'people.field.lat', lon: 'people.field.lon', '-': 'people.field.leftOut', local: 'people.lacking.time', favourite: 'people.favourite' };
/** Of our own files alone: nobody has to choose them, and they have no other name. */
const OWN = ['certainty', 'time_scale', 'calendar', 'conventions'];

export function fieldName(field) {
  return OWN.includes(field) ? field : t(WORDS[field] ?? `people.${field}`);
}

/** A table to fill in: headings in the language of the page, and one person. Excel knows by its first character that it is UTF-8. */
export function template() {
  const columns = ['name', 'date', 'time', 'place', 'region', 'sex', 'notes'];
  const example = ['Meera Iyer', '01-04-1990', '6:15 PM', 'Madurai', 'Tamil Nadu', t('people.sex.female'), ''];
  return `\uFEFF${[columns.map(fieldName), example].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(cell) {
  return /[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Whether a file is a workbook, which has to be saved as CSV before it can be read: archives and compound files are no text. */
export function isWorkbook(bytes) {
  const [a, b, c] = new Uint8Array(bytes.slice(0, 3));
  return (a === 0x50 && b === 0x4b && c === 3) || (a === 0xd0 && b === 0xcf && c === 0x11);
}
