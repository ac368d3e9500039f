// Needs no script: the browser scrolls and snaps, and draws the buttons where it can.
import type { ReactNode } from 'react'
import classes from './carousel.module.css'

type CarouselProps = {
  /** Names what is shown: "Stories". */
  label: string
  previousLabel: string
  nextLabel: string
  /** How many are seen at once on a wide screen. */
  inView?: 1 | 2 | 3 | 4
  items: readonly { key: string; content: ReactNode }[]
}

/** Things side by side that move under the finger, one step at a time. Nothing moves by itself. */
export function Carousel({ label, previousLabel, nextLabel, inView = 3, items }: CarouselProps) {
  return (
    <section className={classes.carousel} aria-label={label}>
      <ul
        role="list"
        className={`${classes.track} ${classes[`show${inView}`]}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by arrow keys
        tabIndex={0}
        aria-label={label}
        data-previous={previousLabel}
        data-next={nextLabel}
      >
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </section>
  )
}
