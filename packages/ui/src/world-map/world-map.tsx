// Rendered on the server without script. The list below the map has the same places for keyboards and screen readers.
import type { ReactNode } from 'react'
import classes from './world-map.module.css'
import { borderPath, countryPath, landPath, mapSize, placeOnMap } from './world-shapes.ts'

/** Distinguished by shape and not only by colour. */
export type PinKind = 'sales' | 'production' | 'distributor'

export type MapPlace = {
  id: string
  /** "Linz, Austria". */
  name: string
  kind: PinKind
  longitude: number
  latitude: number
  /** Entry on this page, or a page. */
  href: string
}

export type WorldMapProps = {
  /** Accessible name: "World map with 28 locations". */
  label: string
  kindLabels: Readonly<Record<PinKind, string>>
  /** Label of the disclosure with the list of places: "Show as list". */
  listLabel: string
  /** Shown without places: "No location matches". */
  emptyLabel: string
  places: readonly MapPlace[]
  /** ISO 3166 numeric codes of the highlighted countries. */
  countries?: readonly string[]
  selected?: string | undefined
  /** Details of the selected place. */
  children?: ReactNode
}

export function WorldMap(props: WorldMapProps) {
  const { label, kindLabels, listLabel, emptyLabel, places, countries = [], selected, children } = props
  const chosen = places.find(({ id }) => id === selected)
  return (
    <div className={classes.map}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- small screens pan it by arrow keys */}
      <div className={classes.region} role="region" aria-label={label} tabIndex={0}>
        <div className={classes.sheet}>
          <span className={`${classes.start} ${classes[startClass(chosen)]}`} />
          <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
            <path className={classes.land} d={landPath} />
            {countries.length > 0 && <path className={classes.present} d={countryPath(countries)} />}
            <path className={classes.borders} d={borderPath} />
            {places.map((place) => (
              <Pin key={place.id} place={place} kindLabel={kindLabels[place.kind]} selected={place === chosen} />
            ))}
          </svg>
        </div>
      </div>
      {children && <div className={classes.about}>{children}</div>}
      <ul role="list" className={classes.legend}>
        {(Object.keys(kindLabels) as PinKind[]).map((kind) => (
          <li key={kind}>
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
              <Mark kind={kind} />
            </svg>
            {kindLabels[kind]}
          </li>
        ))}
      </ul>
      <PlaceList {...{ listLabel, emptyLabel, places, kindLabels }} />
    </div>
  )
}

function Pin({ place, kindLabel, selected }: { place: MapPlace; kindLabel: string; selected: boolean }) {
  const [x, y] = placeOnMap(place)
  return (
    <g transform={`translate(${x} ${y})`}>
      <a className={classes.pin} href={place.href} tabIndex={-1}>
        <title>{`${place.name}: ${kindLabel}`}</title>
        <circle className={classes.reach} r={14} />
        {selected && <circle className={classes.ring} r={12} />}
        <Mark kind={place.kind} />
      </a>
    </g>
  )
}

function Mark({ kind }: { kind: PinKind }) {
  if (kind === 'production')
    return <rect className={`${classes.mark} ${classes.production}`} x={-5} y={-5} width={10} height={10} />
  return <circle className={`${classes.mark} ${classes[kind]}`} r={kind === 'sales' ? 5.5 : 5} />
}

type PlaceListProps = Pick<WorldMapProps, 'listLabel' | 'emptyLabel' | 'places' | 'kindLabels'>

function PlaceList({ listLabel, emptyLabel, places, kindLabels }: PlaceListProps) {
  if (places.length === 0) return <p className={classes.empty}>{emptyLabel}</p>
  return (
    <details className={classes.list}>
      <summary>{listLabel}</summary>
      <ul role="list">
        {places.map(({ id, name, kind, href }) => (
          <li key={id}>
            <a href={href}>{name}</a> <span>{kindLabels[kind]}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Small screens show only a section of the map: starts at the selected place, or at Europe. */
function startClass(chosen: MapPlace | undefined): string {
  if (!chosen) return 'start5'
  const [x] = placeOnMap(chosen)
  return `start${Math.min(9, Math.max(0, Math.floor((x / mapSize.width) * 10)))}`
}
