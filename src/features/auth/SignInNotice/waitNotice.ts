/** The notice that too much was asked at once: its message with the seconds to wait, as the store keeps one text. */
const ID = 'auth.notice.tooMany';

export const waitNotice = (seconds: number): string => `${ID} ${seconds}`;

export const isWait = (notice: string): boolean => notice.startsWith(ID);

/** The message of a notice, and what it says. */
export function readNotice(notice: string): { id: string; seconds: number } {
  const [id = '', seconds] = notice.split(' ');
  return { id, seconds: Number(seconds) };
}
