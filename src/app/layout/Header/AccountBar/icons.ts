/** Line icons of the signed-in header, on a 24 × 24 grid, drawn for Karata. */
export const ICONS = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 21h4M12 5V3.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  plus: 'M12 5.5v13M5.5 12h13',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.4-6 7.5-6s6.9 2 7.5 6',
  deposit: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15',
  cashout: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 19.5h15',
  leave: 'M14 4.5H6v15h8M10.5 12h10M17 8.5l3.5 3.5-3.5 3.5',
  device: 'M3.5 5h17v10.5h-17ZM9 19.5h6M12 15.5v4',
} as const;
