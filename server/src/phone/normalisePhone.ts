import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const KENYA: CountryCode = 'KE';
const SEPARATORS = /[\s().-]/g;
/** Nine digits after the country: what people leave out is the 0 or the plus. */
const KENYAN = /^(?:254|0)?([17]\d{8})$/;

/**
 * A phone number as people write it, as E.164 such as `+254712345678`; undefined when it is none.
 * Without a plus it is taken for a Kenyan mobile number: `07…`, `01…`, `7…`, `1…`, `254…`.
 */
export function normalisePhone(text: string): string | undefined {
  const tidy = text.trim().replaceAll(SEPARATORS, '');
  const local = KENYAN.exec(tidy)?.[1];
  if (!local && !/^\+\d{8,15}$/.test(tidy)) return undefined;
  const phone = parsePhoneNumberFromString(local ? `+254${local}` : tidy, KENYA);
  return phone?.isValid() ? phone.number : undefined;
}
