export { BusyLabel } from './BusyLabel';
export { Checkbox } from './Checkbox';
export { Choices } from './Choices';
export { Field } from './Field';
export { FieldError } from './FieldError';
export { formMessages } from './formMessages';
export { saveErrorId } from './saveErrorId';
export { SelectField } from './SelectField';
export { SaveError, SaveStatus } from './SaveStatus';
