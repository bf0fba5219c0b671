/** All values are six-digit hex colours. */
export interface Palette {
  name: PaletteName;
  skyTop: string;
  skyBottom: string;
  ground: string;
  primary: string;
  secondary: string;
  accent: string;
  light: string;
  dark: string;
}

// Order of each row: skyTop, skyBottom, ground, primary, secondary, accent, light, dark.
const ROWS = {
  savanna: '#b8430f #ffc04d #4a1f0a #f39a1e #9c3d12 #ffdf6b #fff3cf #2a0f06',
  nightfall: '#150a3a #5b2a9c #0d0726 #8b5cf6 #4326a8 #ffcf5c #efe6ff #0b0520',
  lagoon: '#034a73 #1fc7c1 #02304d #14b8b0 #0b6fa4 #ffd166 #e2fffb #021d33',
  ember: '#3a0710 #d8351c #1d0308 #ff5a2c #a3121f #ffc23d #fff0dc #1a0206',
  kitenge: '#0f3d8c #f2a900 #7a1040 #f2a900 #0f4fb3 #e6266e #fff6dc #160a33',
  highland: '#1d5c7a #a9e08f #14432c #4fb35f #1f7a5c #ffd34d #f3ffe6 #08261c',
  neon: '#12002e #7a0f9e #08001a #ff2bd6 #5a1fe0 #19f0ff #fbeaff #0a0018',
  sandstone: '#a8662b #f7d9a0 #6b3a17 #d9924a #8f5226 #2fb5a6 #fff4df #331a0a',
  sugar: '#e0559c #ffd3e8 #a82a80 #ff5fa8 #8a4fe0 #3fd6e8 #fff5fb #4a1048',
  copper: '#2b1a1a #b5653a #1a0e0c #d97b45 #7a3b22 #5fd0b5 #ffe9d6 #1a0b07',
  frost: '#0d3a86 #a8e6ff #0a2454 #5cc3ff #2a62c9 #ffd76a #f2fbff #071c40',
  orchid: '#4a0f6b #f07ad0 #2c0742 #d94fc4 #7b2aa8 #ffd166 #fff0fb #20042f',
  jungle: '#06402b #7fcf3f #042616 #3fae49 #0f6b45 #ffb52e #f2ffe0 #021c10',
  royal: '#1a1a6b #5a3fd0 #0d0d3d #4f52e8 #2c2a9e #ffcc45 #f0f0ff #08082b',
  sunset: '#5a1a6b #ff8a4a #2e0b3a #ff6b5a #a82a7a #ffd94d #fff0e0 #25082f',
  volcano: '#1c0b14 #c4261a #12060a #ff4a1c #7a1420 #ffb01f #ffe8d0 #140408',
} as const;

export type PaletteName = keyof typeof ROWS;

export const PALETTE_NAMES = Object.keys(ROWS) as PaletteName[];

function fromRow(name: PaletteName): Palette {
  const [skyTop, skyBottom, ground, primary, secondary, accent, light, dark] = ROWS[name].split(' ') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { name, skyTop, skyBottom, ground, primary, secondary, accent, light, dark };
}

export const PALETTES = Object.fromEntries(PALETTE_NAMES.map((name) => [name, fromRow(name)])) as Record<
  PaletteName,
  Palette
>;
