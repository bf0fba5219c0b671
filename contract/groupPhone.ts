/** Country codes of one and two digits; all others have three. Source: ITU-T E.164, list of assigned codes. */
const DIAL_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

const NO_BREAK_SPACE = '\u00A0';

/** Groups a number such as `+254712345678` with no-break spaces: `+254 712 345 678`. Others are unchanged. */
export function groupPhone(e164: string): string {
  const [, dialCode, national] = DIAL_CODE.exec(e164) ?? [];
  if (!dialCode || !national) return e164;
  return `+${dialCode} ${national.replace(/\d{3}(?=\d{3})/g, '$& ')}`.replaceAll(' ', NO_BREAK_SPACE);
}
