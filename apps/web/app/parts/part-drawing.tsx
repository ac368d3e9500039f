import { assemblies, shapeOfAssembly, toPartShape } from '@ferrule/domain/parts/part'
import type { PartWishes } from '@ferrule/domain/parts/part-list'
import { ExplodedView, type HotSpot } from '@ferrule/ui/exploded-view'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { InformedProductQuery } from './informed-product.generated.ts'
import classes from './part-drawing.module.css'
import { toPartQuery } from './to-part-query.ts'

type DrawnPart = InformedProductQuery['productParts']['parts'][number] & { number: number }

type PartDrawingProps = { productName: string; path: string; wishes: PartWishes; parts: DrawnPart[]; chosen: string }

/** The machine by its assemblies, or one assembly by its parts. All of it stands in the list below as well. */
export function PartDrawing({ productName, path, wishes, parts, chosen }: PartDrawingProps) {
  const texts = useTexts()
  const { assembly } = wishes
  const title = assembly ? texts(`parts.assembly.${assembly}`) : productName
  const spots = useSpots({ path, wishes, parts, chosen })
  return (
    <section className={classes.drawing} aria-labelledby="drawing">
      <header className={classes.head}>
        <h2 id="drawing">{`${texts('parts.drawing')}: ${title}`}</h2>
        {assembly && (
          <a href={`${path}${toPartQuery(wishes, { assembly: undefined, page: 1 })}`}>{texts('parts.drawing.whole')}</a>
        )}
      </header>
      <p className={classes.hint}>{texts(assembly ? 'parts.drawing.numbers' : 'parts.drawing.choose')}</p>
      <ExplodedView label={title} spots={spots} />
    </section>
  )
}

/** What the wire passes, and what stands behind it. */
const wirePath: readonly string[] = ['cutting', 'feeding', 'crimping', 'transfer']

function useSpots({ path, wishes, parts, chosen }: Omit<PartDrawingProps, 'productName'>): HotSpot[] {
  const texts = useTexts()
  const { locale } = useFrame()
  if (!wishes.assembly) {
    return assemblies.map((assembly, index) => ({
      key: assembly,
      number: String(index + 1),
      name: texts(`parts.assembly.${assembly}`),
      href: `${path}${toPartQuery(wishes, { assembly, page: 1 })}`,
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

/** Where a part stands in the list, and what the address says when it was chosen in the drawing. */
export function toPartAnchor(articleNumber: string): string {
  return `part-${articleNumber}`
}
