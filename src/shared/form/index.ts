export { BusyLabel } from './BusyLabel';
export { Field } from './Field';
export { FieldError } from './FieldError';
export { formMessages } from './formMessages';
export { saveErrorId } from './saveErrorId';
export { SaveError, SaveStatus } from './SaveStatus';
