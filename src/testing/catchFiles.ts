import { jest } from '@jest/globals';

/** Catches what the page saves as a file. */
export function catchFiles() {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return { saved, clicked };
}
