import { type Dimensions, type DrawnLine, drawDimensions } from '@ferrule/domain/catalogue/dimension-drawing'
import type { Language } from '@ferrule/domain/locales/language'
import { formatConverted, formatValue } from '@ferrule/domain/measurement/format-value'
import { imperialUnitOf, toImperial } from '@ferrule/domain/measurement/unit'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { ValueInBothSystems } from '../value-with-unit.tsx'
import classes from './dimension-figure.module.css'

const strokes: Record<DrawnLine['role'], { stroke: string; width: number; fill: string }> = {
  housing: { stroke: 'var(--text)', width: 1.2, fill: 'var(--surface)' },
  panel: { stroke: 'var(--text-subtle)', width: 0.7, fill: 'var(--surface-sunken)' },
  wire: { stroke: 'var(--accent)', width: 2, fill: 'none' },
  floor: { stroke: 'var(--line)', width: 1, fill: 'none' },
  dimension: { stroke: 'var(--text-muted)', width: 0.8, fill: 'none' },
}

/** The front and side view of a machine with its outer dimensions, in the units that the visitor chooses. */
export function DimensionFigure({ dimensions, name }: { dimensions: Dimensions; name: string }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { width, height, lines, labels } = drawDimensions(dimensions)
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${texts('product.dimensions')}: ${toText(dimensions, language)}`}
      >
        {lines.map(({ role, path }) => {
          const { stroke, width: weight, fill } = strokes[role]
          return <path key={`${role} ${path}`} d={path} stroke={stroke} strokeWidth={weight} fill={fill} />
        })}
        {labels.map(({ side, x, y }) => (
          <text key={side} x={x} y={y} textAnchor={side === 'height' ? 'start' : 'middle'}>
            <Millimetres value={dimensions[side]} language={language} />
          </text>
        ))}
      </svg>
      <figcaption>{texts('product.dimensions.views', { product: name })}</figcaption>
    </figure>
  )
}

function toText({ width, depth, height }: Dimensions, language: Language): string {
  return `${[width, depth, height].map((value) => formatValue(value, language)).join(' × ')} mm`
}

function Millimetres({ value, language }: { value: number; language: Language }) {
  const metric = { value: `${formatValue(value, language)} mm`, unit: '' }
  const imperial = { value: `${formatConverted(toImperial(value, 'mm'), language)} ${imperialUnitOf('mm')}`, unit: '' }
  return <ValueInBothSystems row={{ metric, imperial }} as="tspan" />
}
