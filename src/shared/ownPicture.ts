/** Our own pictures of banners have an AVIF beside them, smaller; an operator's picture is as it is. */
const OWN = /^\/images\/(?:hero|banners)\/[\w-]+\.webp$/;
/** The pictures of the banner's cards have a smaller one for phones. */
const FOR_PHONES = /hero\/(?:left|right)\./;

export const avifOf = (src = ''): string | undefined => (OWN.test(src) ? src.replace(/webp$/, 'avif') : undefined);

/** Beside the AVIF at this address. */
export const phoneAvifOf = (avif: string): string | undefined =>
  FOR_PHONES.test(avif) ? avif.replace('.', '-phone.') : undefined;
