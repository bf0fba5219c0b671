import { mix } from '../../contract/colour.ts';

export { mix };

export const darker = (hex: string, amount = 0.3): string => mix(hex, '#000000', amount);

export const lighter = (hex: string, amount = 0.3): string => mix(hex, '#ffffff', amount);
