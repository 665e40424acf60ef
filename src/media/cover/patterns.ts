import type { Palette } from './palettes.ts';
import type { RandomNumbers } from './random-numbers.ts';

/** Pixels of a cover. */
export const COVER = { width: 1600, height: 900 } as const;

/** Draws shapes over the ground, as SVG elements. */
type Pattern = (palette: Palette, numbers: RandomNumbers) => string;

const { width: WIDTH, height: HEIGHT } = COVER;
const digits = (value: number): string => value.toFixed(1);

/** Hills behind hills, with one low sun. */
const hills: Pattern = ({ shapes, accent }, numbers) => {
  const sunX = numbers.between(0.2, 0.8) * WIDTH;
  const sunY = numbers.between(0.22, 0.42) * HEIGHT;
  const radius = numbers.between(85, 135);
  const sun = [1.9, 1.45]
    .map((grown) => circle(sunX, sunY, radius * grown, accent, 0.14))
    .concat(circle(sunX, sunY, radius, accent, 1));
  const layers = shapes.map((colour, index) => {
    const base = HEIGHT * (0.46 + index * 0.145);
    const swing = numbers.between(55, 105) * (1 - index * 0.12);
    const length = numbers.between(620, 1050);
    const phase = numbers.between(0, Math.PI * 2);
    const second = numbers.between(0.25, 0.45);
    const points: string[] = [];
    for (let x = 0; x <= WIDTH; x += 20) {
      const turn = (x / length) * Math.PI * 2 + phase;
      points.push(`${x},${digits(base + swing * (Math.sin(turn) + second * Math.sin(2.3 * turn + phase)))}`);
    }
    return `<polygon points="0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}" fill="${colour}"/>`;
  });
  return [...sun, ...layers].join('');
};

/** Tiles of quarter circles, rings and halves, as on an old floor. */
const tiles: Pattern = ({ shapes, accent, ground }, numbers) => {
  const side = numbers.of([160, 200]);
  const columns = Math.ceil(WIDTH / side);
  const rows = Math.ceil(HEIGHT / side);
  const accents = new Set(Array.from({ length: 4 }, () => Math.floor(numbers.next() * columns * rows)));
  const drawn: string[] = [];
  for (let index = 0; index < columns * rows; index += 1) {
    const x = (index % columns) * side;
    const y = Math.floor(index / columns) * side;
    const back = numbers.of([...shapes.slice(0, 3), ground[1]]);
    const others = [...shapes].filter((colour) => colour !== back);
    const front = accents.has(index) ? accent : numbers.of(others);
    const turn = numbers.of([0, 90, 180, 270]);
    const half = side / 2;
    const form = numbers.of([
      `<path d="M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z" fill="${front}"/>`,
      `<path d="M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z" fill="${front}"/><path d="M0 0H${half}A${half} ${half} 0 0 1 0 ${half}Z" fill="${back}"/>`,
      `<path d="M0 ${half}A${half} ${half} 0 0 1 ${side} ${half}Z" fill="${front}"/>`,
      `<circle cx="${half}" cy="${half}" r="${half * 0.62}" fill="${front}"/>`,
      `<path d="M0 0H${side}L0 ${side}Z" fill="${front}"/>`,
    ]);
    drawn.push(
      `<g transform="translate(${x} ${y}) rotate(${turn} ${half} ${half})"><rect width="${side + 1}" height="${side + 1}" fill="${back}"/>${form}</g>`,
    );
  }
  return drawn.join('');
};

/** Bands that swing together, like lines of a map or a grain of wood. */
const currents: Pattern = ({ shapes, accent }, numbers) => {
  const count = 17;
  const chosen = Math.floor(numbers.between(4, count - 4));
  const [first, second] = [numbers.between(0, 6), numbers.between(0, 6)];
  const length = numbers.between(900, 1500);
  const lines: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const base = (index + 0.5) * (HEIGHT / count);
    const points: string[] = [];
    for (let x = -40; x <= WIDTH + 40; x += 20) {
      const turn = (x / length) * Math.PI * 2;
      const swell = 70 * Math.sin(turn + first + index * 0.14) + 32 * Math.sin(2.1 * turn + second - index * 0.2);
      points.push(`${points.length === 0 ? 'M' : 'L'}${x} ${digits(base + swell)}`);
    }
    const colour = index === chosen ? accent : shapes[Math.floor((index / count) * shapes.length)];
    const thick = index === chosen ? 30 : 15 + 13 * Math.sin(index * 0.7 + first);
    lines.push(
      `<path d="${points.join('')}" fill="none" stroke="${colour}" stroke-width="${digits(Math.max(5, thick))}" stroke-linecap="round"/>`,
    );
  }
  return lines.join('');
};

/** Large discs that let each other shine through. */
const discs: Pattern = ({ shapes, accent }, numbers) => {
  const places = [
    [0.16, 0.34], [0.44, 0.66], [0.7, 0.26], [0.9, 0.74], [0.3, 0.95], [0.58, 0.08],
  ] as const; // biome-ignore format: one list
  const drawn = places.map(([x, y], index) =>
    circle(
      (x + numbers.between(-0.06, 0.06)) * WIDTH,
      (y + numbers.between(-0.08, 0.08)) * HEIGHT,
      numbers.between(170, 340),
      shapes[index % shapes.length] ?? accent,
      0.72,
    ),
  );
  const x = numbers.between(0.25, 0.75) * WIDTH;
  const y = numbers.between(0.3, 0.7) * HEIGHT;
  const ring = `<circle cx="${digits(x)}" cy="${digits(y)}" r="190" fill="none" stroke="${shapes[3]}" stroke-width="5" opacity="0.8"/>`;
  return [...drawn, circle(x, y, 92, accent, 0.95), ring].join('');
};

/** A mesh of triangles, darker towards one corner. */
const facets: Pattern = ({ shapes, ground, accent }, numbers) => {
  const columns = 10;
  const rows = 6;
  const [stepX, stepY] = [WIDTH / columns, HEIGHT / rows];
  const point = new Map<string, string>();
  for (let row = -1; row <= rows + 1; row += 1) {
    for (let column = -1; column <= columns + 1; column += 1) {
      const x = (column + numbers.between(-0.32, 0.32)) * stepX;
      const y = (row + numbers.between(-0.32, 0.32)) * stepY;
      point.set(`${column} ${row}`, `${digits(x)},${digits(y)}`);
    }
  }
  const colours = [ground[0], ground[1], ...shapes];
  const bright = Math.floor(numbers.between(30, 90));
  const drawn: string[] = [];
  const triangle = (corners: readonly string[], column: number, row: number) => {
    const depth = (column / columns + row / rows) / 2 + numbers.between(-0.16, 0.16);
    const index = Math.min(colours.length - 1, Math.max(0, Math.floor(depth * colours.length)));
    const colour = drawn.length === bright ? accent : colours[index];
    const points = corners.map((corner) => point.get(corner) ?? '').join(' ');
    drawn.push(`<polygon points="${points}" fill="${colour}" stroke="${colour}" stroke-width="1"/>`);
  };
  for (let row = -1; row <= rows; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const [here, right] = [`${column} ${row}`, `${column + 1} ${row}`];
      const [below, across] = [`${column} ${row + 1}`, `${column + 1} ${row + 1}`];
      triangle([here, right, below], column, row);
      triangle([right, across, below], column, row);
    }
  }
  return drawn.join('');
};

export const PATTERNS: readonly Pattern[] = [hills, tiles, currents, discs, facets];

function circle(x: number, y: number, radius: number, colour: string, opacity: number): string {
  return `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(radius)}" fill="${colour}" opacity="${opacity}"/>`;
}
