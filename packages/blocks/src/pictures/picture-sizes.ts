/** The page stops growing at this screen width: 84 rem of content plus the margins. */
const widest = { screen: '92em', rem: 84 }

type Share = {
  /** Number of columns from the screen width `from` on. */
  columns: number
  from: '48em' | '64em'
  /** Number of columns from 40em on. */
  small?: number
}

/** Returns the `sizes` attribute of a picture in a row of columns. */
export function sizesOf({ columns, from, small = 1 }: Share): string {
  return [
    `(min-width: ${widest.screen}) ${round(widest.rem / columns)}rem`,
    `(min-width: ${from}) ${round(100 / columns)}vw`,
    ...(small > 1 ? [`(min-width: 40em) ${round(100 / small)}vw`] : []),
    '100vw',
  ].join(', ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
