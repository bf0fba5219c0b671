import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { twoLetters, usePicture } from './pictures';

function Picture({ src }: { src?: string }) {
  const { hasFailed, onError } = usePicture(src);
  return hasFailed ? <p>missing</p> : <img alt="tile" src={src} onError={onError} />;
}

const fail = () => fireEvent.error(screen.getByRole('img'));

describe('a picture', () => {
  it('is missing without an address', () => {
    render(<Picture />);
    expect(screen.getByText('missing')).toBeVisible();
  });

  it('is tried again when the connection comes back', () => {
    render(<Picture src="/a.webp" />);
    fail();
    expect(screen.getByText('missing')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a.webp');
  });

  it('gets a new try when its address changes', () => {
    const { rerender } = render(<Picture src="/a.webp" />);
    fail();
    rerender(<Picture src="/b.webp" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.webp');
  });
});

const LETTERS = {
  'P One': 'PO',
  'Twiga-Tatu Studio': 'TW',
  "N'gombe": 'NG',
  ' 7 Seas': '7S',
  Óscar: 'ÓS',
  X: 'X',
  '': '',
};

describe('the two letters of a name', () => {
  it.each(Object.entries(LETTERS))('for %j are %j', (name, letters) => {
    expect(twoLetters(name)).toBe(letters);
  });
});
