import { COUNTRIES, type Country, countryOf } from './countries';

/** The countries with the longest dial code that the number begins with. */
function sharingDialCode(digits: string): readonly Country[] {
  const fitting = COUNTRIES.filter(({ dialCode }) => digits.startsWith(dialCode));
  const longest = Math.max(...fitting.map(({ dialCode }) => dialCode.length));
  return fitting.filter(({ dialCode }) => dialCode.length === longest);
}

const hasAreaCode = ({ dialCode, areaCodes = [] }: Country, digits: string): boolean =>
  areaCodes.some((code) => digits.startsWith(`${dialCode}${code}`));

/** Whether the digits can still become a number of this country. */
const isOpenTo = ({ dialCode, areaCodes }: Country, digits: string): boolean =>
  !areaCodes || areaCodes.some((code) => `${dialCode}${code}`.startsWith(digits));

const priorityOf = ({ priority = 0 }: Country): number => priority;

/** The country of an international number, by dial code, then area code. Among several, the current one stays. */
export function guessCountry(digits: string, currentIso2: string): string {
  const candidates = sharingDialCode(digits);
  const byAreaCode = candidates.find((country) => hasAreaCode(country, digits));
  const current = candidates.find(({ iso2 }) => iso2 === currentIso2);
  const stays = current && isOpenTo(current, digits) ? current : undefined;
  const [usual] = candidates.toSorted((a, b) => priorityOf(a) - priorityOf(b));
  return (byAreaCode ?? stays ?? usual ?? countryOf(currentIso2)).iso2;
}
