const SEPARATORS = /[\s().-]/g;
/** A Kenyan mobile number with or without the country or the leading nought. */
const KENYAN = /^(?:254|0)?([17]\d{8})$/;

/** The number a payment prompt goes to, as `254XXXXXXXXX`; `null` where the text is no Kenyan mobile number. */
export function normalisePhone(text: string): string | null {
  const local = KENYAN.exec(text.replace(SEPARATORS, '').replace(/^\+/, ''))?.[1];
  return local ? `254${local}` : null;
}

/** As people read it, in one piece: `+254 712 345 678` with no-break spaces. */
export const phoneOnScreen = (msisdn: string): string =>
  msisdn.replace(/^(\d{3})(\d{3})(\d{3})(\d{3})$/, '+$1\u00A0$2\u00A0$3\u00A0$4');
