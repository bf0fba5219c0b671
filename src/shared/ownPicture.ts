/** Our own pictures of banners have an AVIF beside them, smaller; an operator's picture is as it is. */
const OWN = /^\/images\/(?:hero|banners)\/[\w-]+\.webp$/;

export const avifOf = (src = ''): string | undefined => (OWN.test(src) ? src.replace(/webp$/, 'avif') : undefined);
