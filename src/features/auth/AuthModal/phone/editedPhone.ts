/** What an edit of the phone field makes of the number. The field shows it grouped, so the caret has to be put back. */
import { digitsOf, formatPhone, type PhoneNumber, readPhone } from './phoneNumber';

export interface Edit {
  /** The field's text after the edit. */
  text: string;
  caret: number;
  isBackspace: boolean;
}

/** Backspace on a space or a bracket takes the digit in front of it. */
export function editedPhone(phone: PhoneNumber, { text, caret, isBackspace }: Edit): PhoneNumber {
  const isOnlyASignGone = isBackspace && digitsOf(text) === phone.digits;
  if (!isOnlyASignGone) return readPhone(text, phone.iso2);
  return readPhone(`+${digitsOf(text.slice(0, caret)).slice(0, -1)}${digitsOf(text.slice(caret))}`, phone.iso2);
}

/** Where the caret belongs in the grouped text: before as many digits as it was before. */
export function caretAfter({ text, caret }: Edit, phone: PhoneNumber): number {
  const shown = formatPhone(phone);
  const behind = digitsOf(text.slice(caret)).length;
  let at = shown.length;
  for (let seen = 0; at > 0 && seen < behind; at -= 1) if (/\d/.test(shown.charAt(at - 1))) seen += 1;
  return at;
}
