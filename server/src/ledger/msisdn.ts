const SEPARATORS = /[\s()-]/g;
const KENYAN = /^(?:254|0)?([17]\d{8})$/;

/** `254XXXXXXXXX` as M-Pesa takes it, from what a player types; undefined when it is no Kenyan mobile number. */
export function toMsisdn(text: string): string | undefined {
  const subscriber = KENYAN.exec(text.replaceAll(SEPARATORS, '').replace(/^\+/, ''))?.[1];
  return subscriber && `254${subscriber}`;
}

/** Such as `0712 ••• 678`; empty when there is nothing to show. */
export const maskedPhone = (msisdn: string | undefined): string | undefined => {
  const local = msisdn?.replace(/^\+?254/, '0');
  return local && local.length >= 10 ? `${local.slice(0, 4)} ••• ${local.slice(-3)}` : undefined;
};

export const maskedCard = (card: { last4: string } | undefined): string | undefined => card && `•••• ${card.last4}`;
