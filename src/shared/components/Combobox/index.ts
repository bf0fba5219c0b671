export { Combobox } from './Combobox';
export type { ComboboxOption } from './optionSearch';
