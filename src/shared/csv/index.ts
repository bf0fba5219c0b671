export { saveFile } from './saveFile';
export { type CsvColumns, toCsv } from './toCsv';
export { useCsvExport } from './useCsvExport';
