/** Icons of sharing, on a 24 × 24 grid, drawn for Karata. */
export const SHARE_ICONS = {
  copy: 'M9 8.5h10.5V20H9ZM15 8.5V4.5H4.5V16H9',
  done: 'M5 12.5 10 17.5 19.5 7',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M6 11.5H4.5v9h15v-9H18',
  whatsApp: 'M4.5 19.5l1.2-4A8 8 0 1 1 8.6 18.4ZM9 9c0 3.5 2.5 6 6 6l.8-2-2-.8-.9.9a5 5 0 0 1-2-2l.9-.9-.8-2Z',
  sms: 'M4.5 5.5h15v10.5h-8L7 19.5v-3.5H4.5ZM8.5 10.8h.01M12 10.8h.01M15.5 10.8h.01',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
} as const;
