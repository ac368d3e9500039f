import type { PartShape } from '@ferrule/domain/parts/part'
import classes from './exploded-view.module.css'
import { box, circle, type Face, outline } from './isometric.ts'
import { layOutParts, type Placed, plateAt } from './lay-out-parts.ts'
import { renderPart } from './part-drawings.ts'

export type HotSpot = {
  key: string
  /** Shown in the balloon; the start of the accessible name. */
  number: string
  name: string
  href: string
  shape: PartShape
  /** Parts with the same value share an axis. */
  axis: string
  isSelected?: boolean
}

type ExplodedViewProps = { label: string; spots: readonly HotSpot[] }

const balloonRadius = 15
const balloonUp = 62

/** Exploded-view drawing of parts along their axes. Each part links to its description. */
export function ExplodedView({ label, spots }: ExplodedViewProps) {
  const { placed, axes, plateDepth, box: area } = layOutParts(spots)
  return (
    <div className={classes.sheet}>
      <svg
        className={classes.drawing}
        viewBox={[area.x, area.y, area.width, area.height].map(Math.round).join(' ')}
        role="group"
        aria-label={label}
      >
        <MountingPlate depth={plateDepth} holes={axes.length} />
        {axes.map(({ from, to }) => (
          <line key={from.join()} className={classes.axis} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
        ))}
        {placed.map((one) => (
          <Spot key={one.spot.key} {...one} />
        ))}
      </svg>
    </div>
  )
}

function Spot({ spot: { number, name, href, shape, isSelected = false }, x, y }: Placed<HotSpot>) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <a
        className={classes.spot}
        href={href}
        aria-label={`${number}, ${name}`}
        aria-current={isSelected ? 'true' : undefined}
      >
        <title>{name}</title>
        <Faces faces={renderPart(shape)} />
        <path className={classes.leader} d={`M0 -10L12 ${balloonRadius - balloonUp}`} />
        <circle className={classes.point} cx={0} cy={-10} r={2.2} />
        <circle className={classes.balloon} cx={14} cy={-balloonUp} r={balloonRadius} />
        <text className={classes.number} x={14} y={-balloonUp + 5}>
          {number}
        </text>
      </a>
    </g>
  )
}

/** Mounting plate with a hole for each axis. */
function MountingPlate({ depth, holes }: { depth: number; holes: number }) {
  const gap = holes > 1 ? (depth - 120) / (holes - 1) : 0
  const rings = Array.from({ length: holes }, (_, index) =>
    [26, 19].map((radius) => outline(circle('x', [plateAt, index * gap, 0], radius), 'right')),
  ).flat()
  return (
    <g className={classes.plate} aria-hidden="true">
      <Faces faces={[...box([plateAt - 16, -60, -40], [16, depth, 80]), ...rings]} />
    </g>
  )
}

function Faces({ faces }: { faces: readonly Face[] }) {
  return faces.map(({ path, tone }, index) => <path key={index} className={classes[tone]} d={path} />)
}
