/** Foreground and background token with the minimum contrast ratio. */
export type Pair = readonly [foreground: string, background: string, minimum: number]

const bodyText = 7
const text = 4.5
/** Edges of controls, focus rings and graphics that carry meaning. */
const graphic = 3

const surfaces = ['--surface', '--surface-sunken', '--surface-raised']
const everySurface = [...surfaces, '--surface-hover']
const inverse = ['--surface-inverse', '--surface-inverse-raised']
const statuses = ['ok', 'warn', 'error', 'info', 'neutral']

const each = (foregrounds: string[], backgrounds: string[], minimum: number): Pair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background, minimum] as const))

/** The colour combinations of the design. Hairlines (`--line`) are decoration and not included. */
export const pairs: readonly Pair[] = [
  ...each(['--text', '--link'], everySurface, bodyText),
  ...each(['--text-muted'], everySurface, bodyText),
  ...each(['--text-subtle'], everySurface, text),
  ...each(['--text-inverse', '--text-inverse-muted'], inverse, bodyText),
  ...each(['--accent-inverse'], inverse, text),
  ...each(['--focus-inverse'], inverse, graphic),

  ...each(['--accent-text'], everySurface, text),
  ...each(['--on-accent'], ['--accent', '--accent-hover', '--accent-press'], text),
  ...each(['--text'], ['--accent-soft'], bodyText),
  ...each(['--accent-soft-text'], ['--accent-soft'], text),
  ...each(['--accent'], surfaces, graphic),

  ...each(['--theme-on-band', '--theme-on-band-muted'], ['--theme-band'], bodyText),
  ...each(['--theme-band-accent'], ['--theme-band'], text),
  ...each(['--theme-band-focus'], ['--theme-band'], graphic),

  ...statuses.flatMap((status) => [
    ...each([`--${status}`], [...surfaces, `--${status}-soft`], text),
    ...each(['--text'], [`--${status}-soft`], bodyText),
    ...each(['--on-solid'], [`--${status}-solid`], text),
    ...each([`--${status}-solid`], surfaces, graphic),
  ]),

  ...each(['--line-strong', '--line-heavy'], surfaces, graphic),
  ...each(['--focus'], [...everySurface, '--focus-gap'], graphic),
]
