/** `Firebase: ` before and ` (auth/some-code).` after the message. */
const WRAPPING = /^Firebase:\s*|\s*\(auth\/[\w-]+\)\.?\s*$/g;
/** The SDK's message when it has none. */
const EMPTY = /^(?:error)?\.?$/i;
/** Six digits or more with the usual separators: a phone number, or a part of one. */
const PHONE = /\+?\d(?:[\s().-]*\d){5,}/g;
const E_MAIL = /[^\s<>"']+@[^\s<>"']+/g;
/** Keys and tokens. */
const SECRET = /[\w-]{24,}/g;
const HIDDEN = '•••';
const LONGEST = 200;

/** One plain sentence without phone number, e-mail or token; undefined without a message for people. */
export function plainMessage(message: string): string | undefined {
  const said = message.replace(WRAPPING, '').trim();
  const isForPeople = !EMPTY.test(said) && said.length <= LONGEST && !/[{}<>\n]/.test(said) && /\s/.test(said);
  return isForPeople ? said.replace(E_MAIL, HIDDEN).replace(SECRET, HIDDEN).replace(PHONE, HIDDEN) : undefined;
}
