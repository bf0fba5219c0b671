/** Icons of this page only, on a 24 × 24 grid, drawn for Karata. */
export const CHECK = 'M5 12.8 9.8 17.5 19 7';
export const PENCIL = 'M4.5 19.5l1-4.3L16 4.7l3.3 3.3L8.8 18.5ZM13.7 7l3.3 3.3';
export const PHONE =
  'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5ZM11 17.5h2';
export const ACCOUNT = 'M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM4.5 20c.5-4 3.4-5.8 7.5-5.8s7 1.8 7.5 5.8';
