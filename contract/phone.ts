/** Phone numbers, read, written and masked the same way on both sides. */

const SEPARATORS = /[\s().-]/g;

/** Nine digits after the country code, with or without the 0 or the plus. */
const KENYAN = /^\+?(?:254|0)?([17]\d{8})$/;

/** `254XXXXXXXXX` for M-Pesa, from typed text; undefined when it is not a Kenyan mobile number. */
export function toMsisdn(text: string): string | undefined {
  const subscriber = KENYAN.exec(text.replace(SEPARATORS, ''))?.[1];
  return subscriber && `254${subscriber}`;
}

/** `0712 345 678`, as Kenyans write it, with no-break spaces. */
export const msisdnOnScreen = (msisdn: string): string =>
  msisdn.replace(/^254(\d{3})(\d{3})(\d{3})$/, '0$1\u00A0$2\u00A0$3');

/** A number such as `0712 ••• 678`; undefined for a missing one. */
export function maskedPhone(msisdn: string | undefined): string | undefined {
  const local = msisdn?.replace(/^\+?254/, '0');
  return local && local.length >= 10 ? `${local.slice(0, 4)} ••• ${local.slice(-3)}` : undefined;
}

/** Country codes of one and two digits; all others have three. Source: ITU-T E.164, list of assigned codes. */
const DIAL_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/** Groups a number such as `+254712345678` with no-break spaces: `+254 712 345 678`. Others are unchanged. */
export function groupPhone(e164: string): string {
  const [, dialCode, national] = DIAL_CODE.exec(e164) ?? [];
  if (!dialCode || !national) return e164;
  return `+${dialCode} ${national.replace(/\d{3}(?=\d{3})/g, '$& ')}`.replaceAll(' ', '\u00A0');
}
