import type { BestFit } from '@ferrule/domain/catalogue/assess-wires'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { ButtonLink } from '@ferrule/ui/button'
import { Picture } from '@ferrule/ui/picture'
import { AddToComparison } from '../comparison/add-to-comparison.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { toRequestPath } from '../requests/request-path.ts'
import { type MatchedMachine, type NumberedWire, useWireLabel, useWireList } from './worksheet-wire.ts'
import classes from './best-fit-card.module.css'

type BestFitCardProps = { best: BestFit<MatchedMachine>; wires: NumberedWire[]; system: MeasurementSystem }

/** The machine that covers most wires, the machines for the others, and the next steps. */
export function BestFitCard({ best: { machine, covered, others, open }, wires, system }: BestFitCardProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const toLabel = useWireLabel(system)
  const toList = useWireList()
  const at = (positions: readonly number[]) => positions.flatMap((position) => wires[position] ?? [])
  const { slug, name, route, image, shortDescription, classification } = machine.product
  const about = [name, ...wires.map(toLabel)].join(', ').slice(0, 200)
  return (
    <section className={classes.card} aria-labelledby="best-fit">
      <Picture url={image} alt="" preset="Classification" address={toPicturePath} />
      <div className={classes.text}>
        <p className={classes.label}>{texts('worksheet.best')}</p>
        <h3 id="best-fit">
          <a href={`${home}${route}`}>{name}</a>
        </h3>
        <p>{shortDescription}</p>
        <ul role="list">
          <li>{texts('worksheet.covers', { wires: toList(at(covered)) })}</li>
          {others.map(({ machine: { product }, wires: positions }) => (
            <li key={product.slug}>
              {texts('worksheet.also', { wires: toList(at(positions)) })}{' '}
              <a href={`${home}${product.route}`}>{product.name}</a>
            </li>
          ))}
          {open.length > 0 && <li>{texts('worksheet.open', { wires: toList(at(open)) })}</li>}
        </ul>
        <div className={classes.actions}>
          <ButtonLink href={home + toRequestPath('contact', { about })}>{texts('worksheet.send')}</ButtonLink>
          {classification && (
            <AddToComparison classificationSlug={classification.slug} productSlug={slug} productName={name} />
          )}
        </div>
      </div>
    </section>
  )
}
