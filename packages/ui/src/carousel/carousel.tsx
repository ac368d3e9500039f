// Needs no script: the browser scrolls and snaps, and adds buttons where it supports CSS scroll buttons.
import type { ReactNode } from 'react'
import classes from './carousel.module.css'

type CarouselProps = {
  /** Accessible name: "Stories". */
  label: string
  previousLabel: string
  nextLabel: string
  /** Number of items visible at once on a wide screen. */
  inView?: 1 | 2 | 3 | 4
  items: readonly { key: string; content: ReactNode }[]
}

/** Horizontally scrolling list that snaps to its items. It never scrolls by itself. */
export function Carousel({ label, previousLabel, nextLabel, inView = 3, items }: CarouselProps) {
  return (
    <section className={classes.carousel} aria-label={label}>
      <ul
        role="list"
        className={`${classes.track} ${classes[`show${inView}`]}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by arrow keys
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
