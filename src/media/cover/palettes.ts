/** Colours that go together, as hexadecimal RGB. */
export interface Palette {
  readonly name: string;
  /** Ground, from top left to bottom right. */
  readonly ground: readonly [string, string];
  /** Shapes, from near the ground to far from it. */
  readonly shapes: readonly [string, string, string, string];
  /** The one that stands out; used little. */
  readonly accent: string;
}

export const PALETTES: readonly Palette[] = [
  { name: 'harbour', ground: ['#0b2a3c', '#14506b'], shapes: ['#1b6a87', '#2f8fa8', '#7cc0c9', '#d8ece6'], accent: '#f4a259' },
  { name: 'orchard', ground: ['#f6efe0', '#e9dcc0'], shapes: ['#c9cf9d', '#8fae6b', '#547d4b', '#2b4a35'], accent: '#d9594c' },
  { name: 'dusk', ground: ['#2a1a40', '#5b2a5e'], shapes: ['#7d3c6f', '#b2557a', '#e58b83', '#f9d3b4'], accent: '#ffd166' },
  { name: 'clay', ground: ['#fbf3ec', '#f1dccb'], shapes: ['#e3b79c', '#cf8a68', '#9d5844', '#51302c'], accent: '#2f7f79' },
  { name: 'glacier', ground: ['#eaf3f8', '#cfe3ef'], shapes: ['#a6cbe0', '#6fa6c9', '#3c74a3', '#1d3f66'], accent: '#f2784b' },
  { name: 'meadow', ground: ['#0f3a35', '#1d5f4d'], shapes: ['#2c7a5d', '#5aa06f', '#a9cf8b', '#eef2c9'], accent: '#f5b841' },
  { name: 'slate', ground: ['#20252f', '#343d4c'], shapes: ['#4a5669', '#6f7f95', '#a9b6c6', '#e6ebf0'], accent: '#ef6f5e' },
  { name: 'saffron', ground: ['#fff6df', '#fde4a9'], shapes: ['#fbc766', '#f29a3f', '#c9603a', '#6d2f3a'], accent: '#23657a' },
]; // biome-ignore format: one palette a line
