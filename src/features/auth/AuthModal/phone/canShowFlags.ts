/** Whether the system's emoji contain flags; on Windows a flag is two letters in a box. */

const SIZE_PX = 16;

/** A flag has colours; letters are grey. */
function drawsColours(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE_PX;
  const context = canvas.getContext?.('2d', { willReadFrequently: true });
  if (!context) return false;
  context.font = `${SIZE_PX}px sans-serif`;
  context.textBaseline = 'top';
  context.fillText(flagOf('ke'), 0, 0);
  const { data } = context.getImageData(0, 0, SIZE_PX, SIZE_PX);
  return data.some((value, index) => index % 4 === 0 && value !== data[index + 1]);
}

let answer: boolean | undefined;

export const canShowFlags = (): boolean => (answer ??= drawsColours());

const REGIONAL_A = 0x1f1e6;
const LETTER_A = 0x61;

export const flagOf = (iso2: string): string =>
  String.fromCodePoint(...[...iso2].map((letter) => REGIONAL_A + letter.charCodeAt(0) - LETTER_A));
