/** When the side menu is part of the page. */
export const WIDE_SCREEN = '(width >= 1024px)';
