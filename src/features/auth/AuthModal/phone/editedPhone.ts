/** The number after an edit of the phone field. The field is grouped, so the caret must be set again. */
import { digitsOf, formatPhone, type PhoneNumber, readPhone } from './phoneNumber';

export interface Edit {
  /** After the edit. */
  text: string;
  caret: number;
  isBackspace: boolean;
}

/** Backspace on a space or bracket deletes the digit before it. */
export function editedPhone(phone: PhoneNumber, { text, caret, isBackspace }: Edit): PhoneNumber {
  const isOnlyASignGone = isBackspace && digitsOf(text) === phone.digits;
  if (!isOnlyASignGone) return readPhone(text, phone.iso2);
  return readPhone(`+${digitsOf(text.slice(0, caret)).slice(0, -1)}${digitsOf(text.slice(caret))}`, phone.iso2);
}

/** The caret in the grouped text, after the same number of digits as before. */
export function caretAfter({ text, caret }: Edit, phone: PhoneNumber): number {
  const shown = formatPhone(phone);
  const behind = digitsOf(text.slice(caret)).length;
  let at = shown.length;
  for (let seen = 0; at > 0 && seen < behind; at -= 1) if (/\d/.test(shown.charAt(at - 1))) seen += 1;
  return at;
}
