import { assemblies, shapeOfAssembly, toPartShape } from '@ferrule/domain/parts/part'
import { type PartListQuery, partListQuery } from '@ferrule/domain/parts/part-list-query'
import { ExplodedView, type HotSpot } from '@ferrule/ui/exploded-view'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { ProductInformationDetailsQuery } from './product-information-details.generated.ts'
import classes from './part-drawing.module.css'
import { toListQuery } from '../portal/to-list-query.ts'

type Part = ProductInformationDetailsQuery['productParts']['parts'][number]
type RenderedPart = Pick<Part, 'id' | 'name' | 'articleNumber' | 'shape'> & { number: number }

type PartDrawingProps = {
  productName: string
  path: string
  query: PartListQuery
  parts: RenderedPart[]
  chosen: string
}

/** An exploded view of the machine's assemblies or of an assembly's parts. The list below contains the same data. */
export function PartDrawing({ productName, path, query, parts, chosen }: PartDrawingProps) {
  const texts = useTexts()
  const { assembly } = query
  const title = assembly ? texts(`parts.assembly.${assembly}`) : productName
  const spots = useSpots({ path, query, parts, chosen })
  return (
    <section className={classes.drawing} aria-labelledby="drawing">
      <header className={classes.head}>
        <h2 id="drawing">{`${texts('parts.drawing')}: ${title}`}</h2>
        {assembly && (
          <a href={`${path}${toListQuery(partListQuery, query, { assembly: undefined, page: 1 })}`}>
            {texts('parts.drawing.whole')}
          </a>
        )}
      </header>
      <p className={classes.hint}>{texts(assembly ? 'parts.drawing.numbers' : 'parts.drawing.choose')}</p>
      <ExplodedView label={title} spots={spots} />
    </section>
  )
}

/** The assemblies that the wire passes through; the others are on the supply axis. */
const wirePath: readonly string[] = ['cutting', 'feeding', 'crimping', 'transfer']

function useSpots({ path, query, parts, chosen }: Omit<PartDrawingProps, 'productName'>): HotSpot[] {
  const texts = useTexts()
  const { locale } = useFrame()
  if (!query.assembly) {
    return assemblies.map((assembly, index) => ({
      key: assembly,
      number: String(index + 1),
      name: texts(`parts.assembly.${assembly}`),
      href: `${path}${toListQuery(partListQuery, query, { assembly, page: 1 })}`,
      shape: shapeOfAssembly[assembly],
      axis: wirePath.includes(assembly) ? 'wire' : 'supply',
    }))
  }
  return parts.map(({ id, number, name, articleNumber, shape }) => ({
    key: id,
    number: number.toLocaleString(locale),
    name,
    href: `#${toPartAnchor(articleNumber)}`,
    shape: toPartShape(shape),
    axis: toPartShape(shape),
    isSelected: chosen === toPartAnchor(articleNumber),
  }))
}

/** Returns the anchor of a part in the list; the drawing links to it. */
export function toPartAnchor(articleNumber: string): string {
  return `part-${articleNumber}`
}
