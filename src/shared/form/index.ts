export { BusyLabel, Field, FieldError } from './Field';
export { Checkbox, Choices } from './Choices';
export { formMessages, saveErrorId, SaveError, SaveStatus } from './SaveStatus';
export { SelectField } from './SelectField';
