import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@contract/settings.ts';
import { render, waitFor } from '@testing-library/react';
import type { ThemeColours } from './operatorColours';
import { useColours } from './theme';

const GREEN: ThemeColours = { primaryColor: '#0a7d4f', secondaryColor: '#123456', accentColor: '#ffee00' };

function Site({ colours }: { colours: ThemeColours }) {
  useColours(colours);
  return null;
}

const worn = (name: string) => document.documentElement.style.getPropertyValue(name);

describe('the colours of the operator', () => {
  it('are applied, and removed when the site has its own colours again', async () => {
    const { rerender } = render(<Site colours={GREEN} />);
    await waitFor(() => expect(worn('--primary')).toBe('#0a7d4f'));
    expect(worn('--on-accent')).toBe('#14081d');
    rerender(<Site colours={{ ...GREEN, primaryColor: '#ffffff' }} />);
    await waitFor(() => expect(worn('--primary')).toBe('#ffffff'));
    rerender(<Site colours={DEFAULT_SETTINGS} />);
    expect(worn('--primary')).toBe('');
    expect(worn('--on-accent')).toBe('');
  });
});
