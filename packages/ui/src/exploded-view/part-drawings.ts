import type { PartShape } from '@ferrule/domain/parts/part'
import { box, circle, type Face, outline, plate, type Point, turned } from './isometric.ts'

const bore = (at: Point, radius: number) => outline(circle('x', at, radius), 'right')

/** Hanging cable of a sensor. */
const cable = ([x, y, z]: Point): Face =>
  outline(
    Array.from({ length: 13 }, (_, index): Point => [x - index * 2, y, z + Math.sin(index / 3.4) * 12]),
    'line',
  )

const stadium = (half: number, radius: number, y: number): Point[] =>
  [...circle('y', [half, y, 0], radius).slice(0, 10), ...circle('y', [-half, y, 0], radius).slice(9, 28)].concat(
    circle('y', [half, y, 0], radius).slice(27),
  )

const belt = (width: number, thickness: number): Face[] => [
  ...plate('y', stadium(18, 16, -width / 2), width),
  outline(stadium(18, 16 - thickness, width / 2), 'right'),
  ...[-18, -6, 6, 18].map((x) =>
    outline(
      [
        [x, -width / 2, 16],
        [x, width / 2, 16],
      ],
      'line',
    ),
  ),
]

const blade = (notch: number): Face[] => [
  ...plate(
    'x',
    [
      [-2, -20, 24],
      [-2, 20, 24],
      [-2, 20, -8],
      [-2, 0, -8 + notch],
      [-2, -20, -8],
    ],
    5,
  ),
  bore([3, -9, 14], 3.4),
  bore([3, 9, 14], 3.4),
]

const flange = (x: number) => turned({ axis: 'x', from: [x, 0, 0], length: 4, radius: 30 })

const finger = (y: number): Face[] => [...box([14, y, -14], [18, 7, 8]), ...box([26, y, -24], [6, 7, 12])]

/** Every shape is centred at the origin and about 60 units wide; faces are ordered back to front. */
const drawings: Record<PartShape, () => Face[]> = {
  block: () => box([-18, -18, -16], [36, 36, 32]),
  blade: () => blade(18),
  'strip-blade': () => blade(8),
  'cutter-head': () => [
    ...box([-22, -20, -20], [26, 40, 40]),
    ...turned({ axis: 'x', from: [4, 0, 0], length: 8, radius: 15 }),
    ...turned({ axis: 'x', from: [12, 0, 0], length: 12, radius: 8 }),
    bore([24, 0, 0], 3.5),
  ],
  belt: () => belt(20, 4),
  'drive-belt': () => belt(9, 5),
  roller: () => [
    ...turned({ axis: 'x', from: [-12, 0, 0], length: 8, radius: 22 }),
    ...turned({ axis: 'x', from: [-4, 0, 0], length: 8, radius: 15 }),
    ...turned({ axis: 'x', from: [4, 0, 0], length: 8, radius: 22 }),
    bore([12, 0, 0], 8),
    bore([12, 0, 0], 5),
  ],
  'wire-guide': () => [
    ...turned({ axis: 'x', from: [-22, 0, 0], length: 8, radius: 20 }),
    ...turned({ axis: 'x', from: [-14, 0, 0], length: 26, radius: 14, endRadius: 7 }),
    bore([12, 0, 0], 3.5),
  ],
  applicator: () => [
    ...box([-20, -20, -28], [40, 40, 10]),
    ...box([-20, -14, -18], [12, 28, 46]),
    ...box([-8, -12, 4], [24, 24, 20]),
    ...turned({ axis: 'z', from: [4, 0, 24], length: 9, radius: 8 }),
    ...box([0, -5, -12], [9, 10, 16]),
    ...box([-2, -7, -18], [14, 14, 5]),
  ],
  'crimp-die': () => [
    ...plate(
      'x',
      [
        [-6, -14, 24],
        [-6, 14, 24],
        [-6, 14, -22],
        [-6, 6, -22],
        [-6, 0, -12],
        [-6, -6, -22],
        [-6, -14, -22],
      ],
      12,
    ),
    bore([6, 0, 13], 4),
  ],
  'terminal-reel': () => [
    ...flange(-12),
    ...turned({ axis: 'x', from: [-8, 0, 0], length: 14, radius: 14 }),
    ...flange(6),
    bore([10, 0, 0], 12),
    bore([10, 0, 0], 5),
    ...[0, 2.1, 4.2].map((angle) => bore([10, 21 * Math.cos(angle), 21 * Math.sin(angle)], 4)),
  ],
  gripper: () => [
    ...box([-24, -14, -12], [38, 28, 24]),
    ...finger(-12),
    ...finger(5),
    ...turned({ axis: 'z', from: [-12, 0, 12], length: 7, radius: 6 }),
  ],
  'gripper-jaw': () => [
    ...box([-18, -9, -10], [34, 18, 10]),
    ...box([8, -9, -26], [8, 18, 18]),
    outline(circle('z', [-9, 0, 0], 4), 'top'),
  ],
  sensor: () => [
    cable([-14, 0, 12]),
    ...box([-18, -9, -14], [26, 18, 28]),
    ...turned({ axis: 'x', from: [8, 0, 0], length: 9, radius: 7 }),
    bore([17, 0, 0], 4),
  ],
  'force-sensor': () => [
    cable([-20, 0, 2]),
    ...turned({ axis: 'z', from: [0, 0, -12], length: 13, radius: 22 }),
    ...turned({ axis: 'z', from: [0, 0, 1], length: 9, radius: 11 }),
    outline(circle('z', [0, 0, 10], 4.5), 'top'),
  ],
  cylinder: () => [
    ...box([-30, -14, -14], [9, 28, 28]),
    ...turned({ axis: 'x', from: [-21, 0, 0], length: 34, radius: 12 }),
    ...box([13, -14, -14], [9, 28, 28]),
    ...turned({ axis: 'x', from: [22, 0, 0], length: 16, radius: 4.5 }),
  ],
  valve: () => [
    ...box([-26, -12, -14], [52, 24, 22]),
    ...[-16, 0, 16].flatMap((x) => turned({ axis: 'z', from: [x, 0, 8], length: 9, radius: 5.5 })),
    ...[-16, 0, 16].map((x) => outline(circle('y', [x, 12, -3], 4), 'left')),
  ],
  board: () => [
    ...box([-3, -28, -20], [4, 56, 40]),
    ...box([1, -20, -2], [5, 16, 14]),
    ...box([1, 4, -12], [4, 12, 8]),
    ...box([1, 6, 4], [7, 18, 7]),
    ...box([1, -22, -16], [5, 20, 6]),
  ],
  supply: () => [
    ...box([-15, -22, -20], [30, 44, 40]),
    ...[-12, -6, 0, 6, 12].map((z) =>
      outline(
        [
          [-9, 22, z],
          [9, 22, z],
        ],
        'line',
      ),
    ),
    ...box([15, -16, -14], [5, 32, 7]),
  ],
  filter: () => [
    ...box([-6, -26, -24], [12, 52, 48]),
    outline(
      [
        [6, -21, -19],
        [6, 21, -19],
        [6, 21, 19],
        [6, -21, 19],
      ],
      'right',
    ),
    ...[-14, -7, 0, 7, 14].map((y) =>
      outline(
        [
          [6, y, -19],
          [6, y, 19],
        ],
        'line',
      ),
    ),
  ],
  fan: () => [
    ...box([-9, -24, -24], [16, 48, 48]),
    bore([7, 0, 0], 20),
    ...Array.from({ length: 7 }, (_, index) => {
      const root = (index / 7) * 2 * Math.PI
      const tip = root + 0.6
      return outline(
        [
          [7, 7 * Math.cos(root), 7 * Math.sin(root)],
          [7, 19 * Math.cos(tip), 19 * Math.sin(tip)],
        ],
        'line',
      )
    }),
    bore([7, 0, 0], 7),
  ],
}

export function renderPart(shape: PartShape): Face[] {
  return drawings[shape]()
}
