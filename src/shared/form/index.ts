export { BusyLabel, Field, FieldError, hasKeyboard } from './Field';
export { Checkbox, Choices } from './Choices';
export { saveErrorId, SaveError, SaveStatus } from './SaveStatus';
export { SelectField } from './SelectField';
/** The texts of `SaveStatus`. */
export { default as formMessages } from './messages';
