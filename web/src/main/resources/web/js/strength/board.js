// The twelve houses of a chart as shapes, in the three styles: the geometry of the service's own pictures (the templates of the
// module `drawing`), so that lines drawn over a picture end in its houses. A test compares both.

const SIDE = 640;
const NEAR = 20;
const FAR = NEAR + SIDE;
const HALF = NEAR + SIDE / 2;
const QUARTER = NEAR + SIDE / 4;
const LAST_QUARTER = NEAR + (3 * SIDE) / 4;
const THIRD = NEAR + SIDE / 3;
const LAST_THIRD = NEAR + (2 * SIDE) / 3;

/** How wide a picture is in its own units. */
export const CHART_WIDTH = SIDE + 2 * NEAR;

/** Left, top, width and height of the frame, with half of its line. */
export const FRAME = [NEAR - 3, NEAR - 3, SIDE + 6, SIDE + 6];

/** Column and row of each sign in the south, Aries first. */
const SOUTH = [[1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [3, 3], [2, 3], [1, 3], [0, 3], [0, 2], [0, 1], [0, 0]];

/** The houses of the north by their number: a diamond about a point, or the three corners of a triangle, its apex last. */
const NORTH = [
  { diamond: [HALF, QUARTER] },
  { triangle: [[NEAR, NEAR], [HALF, NEAR], [QUARTER, QUARTER]] },
  { triangle: [[NEAR, NEAR], [NEAR, HALF], [QUARTER, QUARTER]] },
  { diamond: [QUARTER, HALF] },
  { triangle: [[NEAR, HALF], [NEAR, FAR], [QUARTER, LAST_QUARTER]] },
  { triangle: [[NEAR, FAR], [HALF, FAR], [QUARTER, LAST_QUARTER]] },
  { diamond: [HALF, LAST_QUARTER] },
  { triangle: [[HALF, FAR], [FAR, FAR], [LAST_QUARTER, LAST_QUARTER]] },
  { triangle: [[FAR, HALF], [FAR, FAR], [LAST_QUARTER, LAST_QUARTER]] },
  { diamond: [LAST_QUARTER, HALF] },
  { triangle: [[FAR, NEAR], [FAR, HALF], [LAST_QUARTER, QUARTER]] },
  { triangle: [[HALF, NEAR], [FAR, NEAR], [LAST_QUARTER, QUARTER]] },
];

/** The houses of the east by sign, Aries first: the upper left corner of a square, or the corners of a triangle, its right angle last. */
const EAST = [
  { square: [THIRD, NEAR] },
  { triangle: [[NEAR, NEAR], [THIRD, THIRD], [THIRD, NEAR]] },
  { triangle: [[NEAR, NEAR], [THIRD, THIRD], [NEAR, THIRD]] },
  { square: [NEAR, THIRD] },
  { triangle: [[NEAR, FAR], [THIRD, LAST_THIRD], [NEAR, LAST_THIRD]] },
  { triangle: [[NEAR, FAR], [THIRD, LAST_THIRD], [THIRD, FAR]] },
  { square: [THIRD, LAST_THIRD] },
  { triangle: [[FAR, FAR], [LAST_THIRD, LAST_THIRD], [LAST_THIRD, FAR]] },
  { triangle: [[FAR, FAR], [LAST_THIRD, LAST_THIRD], [FAR, LAST_THIRD]] },
  { square: [LAST_THIRD, THIRD] },
  { triangle: [[FAR, NEAR], [LAST_THIRD, THIRD], [FAR, THIRD]] },
  { triangle: [[FAR, NEAR], [LAST_THIRD, THIRD], [LAST_THIRD, NEAR]] },
];

/**
 * The house of a sign (1, Aries, to 12) where another rises: { shape: its corners, centre, sign: where its number stands, or null
 * where signs have their places and need none }.
 */
export function house(style, sign, rising) {
  switch (style) {
    case 'north-indian':
      return northern(NORTH[(sign - rising + 12) % 12]);
    case 'east-indian':
      return eastern(EAST[sign - 1]);
    default: {
      const [x, y] = SOUTH[sign - 1].map((at) => NEAR + (at * SIDE) / 4);
      return boxed(x, y, SIDE / 4);
    }
  }
}

function boxed(x, y, side) {
  return { shape: [[x, y], [x + side, y], [x + side, y + side], [x, y + side]], centre: [x + side / 2, y + side / 2], sign: null };
}

/** The number of a sign stands in the corner that points inwards. */
function northern({ diamond, triangle }) {
  if (diamond) {
    const [x, y] = diamond;
    const reach = SIDE / 4;
    const inwards = [Math.sign(HALF - x), Math.sign(HALF - y)];
    return {
      shape: [[x, y - reach], [x + reach, y], [x, y + reach], [x - reach, y]],
      centre: [x - 22 * inwards[0], y - 22 * inwards[1]],
      sign: [x + (reach - 52) * inwards[0], y + (reach - 50) * inwards[1]],
    };
  }
  const [a, b, apex] = triangle;
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const towards = (part) => [middle[0] + (apex[0] - middle[0]) * part, middle[1] + (apex[1] - middle[1]) * part];
  return { shape: triangle, centre: towards(0.31), sign: towards(0.7) };
}

function eastern({ square, triangle }) {
  if (square) {
    return boxed(...square, SIDE / 3);
  }
  // Nearer to the right angle than the middle of the triangle: there is more room.
  const [a, b, right] = triangle;
  const centre = [0, 1].map((i) => 0.29 * a[i] + 0.29 * b[i] + 0.42 * right[i]);
  return { shape: triangle, centre, sign: null };
}

/** The lines inside the frame, as the data of a path, written as the service writes them. */
export function lines(style) {
  return LINES[style].map((points) => path(points)).join('');
}

const LINES = {
  'south-indian': [1, 2, 3].flatMap((i) => {
    const at = NEAR + (i * SIDE) / 4;
    return i === 2
      ? [[[NEAR, at], [QUARTER, at]], [[LAST_QUARTER, at], [FAR, at]], [[at, NEAR], [at, QUARTER]], [[at, LAST_QUARTER], [at, FAR]]]
      : [[[NEAR, at], [FAR, at]], [[at, NEAR], [at, FAR]]];
  }),
  'north-indian': [
    [[NEAR, NEAR], [FAR, FAR]],
    [[FAR, NEAR], [NEAR, FAR]],
    [[HALF, NEAR], [NEAR, HALF], [HALF, FAR], [FAR, HALF], null],
  ],
  'east-indian': [
    [[THIRD, NEAR], [THIRD, FAR]],
    [[LAST_THIRD, NEAR], [LAST_THIRD, FAR]],
    [[NEAR, THIRD], [FAR, THIRD]],
    [[NEAR, LAST_THIRD], [FAR, LAST_THIRD]],
    [[NEAR, NEAR], [THIRD, THIRD]],
    [[FAR, NEAR], [LAST_THIRD, THIRD]],
    [[NEAR, FAR], [THIRD, LAST_THIRD]],
    [[FAR, FAR], [LAST_THIRD, LAST_THIRD]],
  ],
};

/** The data of a path through points; null at the end closes it. */
export function path(points) {
  return points.map((point, i) => (point ? `${i === 0 ? 'M' : 'L'}${written(point[0])} ${written(point[1])}` : 'Z')).join('');
}

/** The outline of a house. */
export function outline({ shape }) {
  return path([...shape, null]);
}

function written(value) {
  return String(Math.round(value * 100) / 100);
}
