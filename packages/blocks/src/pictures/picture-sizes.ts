/** The page stops growing here: its 84 rem and the margins beside it. */
const widest = { screen: '92em', rem: 84 }

type Share = {
  /** How many stand side by side from this screen width on. */
  columns: number
  from: '48em' | '64em'
  /** How many do from 40em on. */
  small?: number
}

/** How wide a picture is that shares a row of the page with others, in the words of the `sizes` attribute. */
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
