/** `Firebase: ` before and ` (auth/some-code).` after what the service says. */
const WRAPPING = /^Firebase:\s*|\s*\(auth\/[\w-]+\)\.?\s*$/g;
/** What the SDK says where it has nothing to say. */
const EMPTY = /^(?:error)?\.?$/i;
/** Six digits or more, with what people put between them: a phone number, or a part of one. */
const PHONE = /\+?\d(?:[\s().-]*\d){5,}/g;
const E_MAIL = /[^\s<>"']+@[^\s<>"']+/g;
/** Keys and tokens. */
const SECRET = /[\w-]{24,}/g;
const HIDDEN = '•••';
const LONGEST = 200;

/**
 * What the service said of a failure, fit to be shown: one plain sentence without phone number, e-mail or token.
 * Undefined where it said nothing that is meant for people.
 */
export function plainMessage(message: string): string | undefined {
  const said = message.replace(WRAPPING, '').trim();
  const isForPeople = !EMPTY.test(said) && said.length <= LONGEST && !/[{}<>\n]/.test(said) && /\s/.test(said);
  return isForPeople ? said.replace(E_MAIL, HIDDEN).replace(SECRET, HIDDEN).replace(PHONE, HIDDEN) : undefined;
}
