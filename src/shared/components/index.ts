export { Button, IconButton } from './Button';
export { Combobox, type ComboboxOption } from './Combobox';
export { Dialog } from './Dialog';
export { Icon, type IconName, LineIcon } from './Icon';
export { OtpInput } from './OtpInput';
export { Skeletons } from './Skeletons';
export { Spinner } from './Spinner';
export { StatePanel } from './StatePanel';
export { Toggle } from './Toggle';
