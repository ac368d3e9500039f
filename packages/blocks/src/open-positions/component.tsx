import { countByArea, positionsAtFirst } from '@ferrule/domain/positions/position-filters'
import { ButtonLink } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { useId } from 'react'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { Footnote } from '../sections/footnote.tsx'
import { Section } from '../sections/section.tsx'
import type { OpenPositionsContent, PositionContent } from './positions-content.ts'
import classes from './component.module.css'
import { PositionFilters } from './position-filters.tsx'

type OpenPositionsProps = { content: OpenPositionsContent; addresses: Addresses; labels: Labels }

/**
 * Without script all positions are listed. With script the styles show the first ones until
 * `islands/filter-positions.ts` of the website takes over; the link below also works on its own.
 */
export function OpenPositions({ content: { heading, positions, footnote }, addresses, labels }: OpenPositionsProps) {
  const id = useId()
  const { range, more, none } = labels.openPositions
  const newestFirst = positions.toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn))
  const hidden = Math.max(0, positions.length - positionsAtFirst)
  const count = String(positions.length)
  return (
    <Section>
      <div data-open-positions="">
        <div className={classes.head}>
          <h2>{heading}</h2>
          <dl className={classes.areas}>
            {countByArea(positions).map(({ area, count: inArea }) => (
              <div key={area}>
                <dt>{area}</dt>
                <dd>{labels.formatNumber(inArea)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <PositionFilters id={id} positions={newestFirst} labels={labels} />
        <p className={classes.range} role="status" data-range={range('{shown}', '{count}')} data-none={none}>
          {range(String(positions.length - hidden), count)}
        </p>
        <ul id={id} className={classes.list} role="list">
          {newestFirst.map((position, index) => (
            <Position key={`${index}-${position.title}`} {...{ position, addresses, labels }} />
          ))}
        </ul>
        {hidden > 0 && (
          <p className={classes.more} data-more={more('{count}')}>
            <ButtonLink variant="secondary" href={`#${id}`}>
              {more(String(hidden))}
            </ButtonLink>
          </p>
        )}
        <Footnote text={footnote} />
      </div>
    </Section>
  )
}

type PositionProps = { position: PositionContent; addresses: Addresses; labels: Labels }

function Position({ position, addresses, labels }: PositionProps) {
  const { title, area, place, workload, publishedOn, noExperience, partTime, href } = position
  const { apply, noExperience: label } = labels.openPositions
  return (
    <li
      className={classes.position}
      data-area={area}
      data-place={place}
      data-no-experience={noExperience || undefined}
      data-part-time={partTime || undefined}
    >
      <div>
        <h3>{title}</h3>
        <p className={classes.area}>
          {area} {noExperience && <span className={classes.tag}>{label}</span>}
        </p>
      </div>
      <p className={classes.fact}>
        <SmallIcon name="pin" />
        {place}
      </p>
      <p className={classes.fact}>
        <SmallIcon name="clock" />
        {workload}
      </p>
      <p className={classes.date}>
        <time dateTime={publishedOn}>{labels.formatDate(publishedOn)}</time>
      </p>
      <ButtonLink
        variant="secondary"
        href={addresses.toHref(href || toApplicationForm(title, place))}
        aria-label={`${apply}: ${title}, ${place}`}
      >
        {apply}
      </ButtonLink>
    </li>
  )
}

/** The application form with the position as its subject. */
function toApplicationForm(title: string, place: string): string {
  return `/requests/contact?${new URLSearchParams({ topic: 'application', about: `${title}, ${place}` })}`
}
