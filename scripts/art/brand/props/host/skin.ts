// Tones of the host's skin, from light to shadow.
export const SKIN = { shine: '#e8a878', light: '#b86f45', base: '#96532f', shade: '#6f3820', deep: '#4a2114' } as const;
