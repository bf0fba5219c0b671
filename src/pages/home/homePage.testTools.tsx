import { screen } from '@testing-library/react';

export const row = (name: string) => screen.findByRole('region', { name });
