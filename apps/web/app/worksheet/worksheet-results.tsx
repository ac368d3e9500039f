import { findBestFit } from '@ferrule/domain/catalogue/assess-wires'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { BestFitCard } from './best-fit-card.tsx'
import { FitMatrix } from './fit-matrix.tsx'
import type { WorksheetFormProps } from './worksheet-form.tsx'
import { type MatchedMachine, type NumberedWire, useMisfitText, useWireLabel } from './worksheet-wire.ts'
import classes from './worksheet.module.css'

type WorksheetResultsProps = Pick<WorksheetFormProps, 'system' | 'insulations'> & {
  machines: MatchedMachine[]
  /** The wires that were assessed, in the order of the matches. */
  wires: NumberedWire[]
}

/** Which machine fits which wire, the best of them, and why others do not fit. */
export function WorksheetResults({ machines, wires, system, insulations }: WorksheetResultsProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const best = findBestFit(machines)
  return (
    <StrippedRule className={classes.results}>
      {!best && (
        <EmptyState
          icon="machine"
          title={texts('worksheet.no-match')}
          action={<ButtonLink href={`${home}/requests/contact`}>{texts('contact.title')}</ButtonLink>}
        >
          {texts('worksheet.no-match-text')}
        </EmptyState>
      )}
      {machines.length > 0 && (
        <div className={classes.fit}>
          <div className={classes.main}>
            <h2>{texts('worksheet.fits')}</h2>
            <FitMatrix {...{ machines, wires, system }} best={best?.machine} />
            <Misfits {...{ machines, wires, system, insulations }} />
          </div>
          {best && <BestFitCard {...{ best, wires, system }} />}
        </div>
      )}
    </StrippedRule>
  )
}

/** Each requirement that a machine does not meet, with its limit. */
function Misfits({ machines, wires, system, insulations }: WorksheetResultsProps) {
  const texts = useTexts()
  const toLabel = useWireLabel(system)
  const toText = useMisfitText(system, insulations)
  const notes = machines.flatMap(({ product, matches }) =>
    wires.flatMap((wire, position) => {
      const misfits = matches[position]?.misfits ?? []
      return misfits.length > 0 ? [{ key: `${product.slug} ${wire.number}`, product, wire, misfits }] : []
    }),
  )
  if (notes.length === 0) return null
  return (
    <>
      <h3>{texts('worksheet.why')}</h3>
      <dl className={classes.notes}>
        {notes.map(({ key, product, wire, misfits }) => (
          <div key={key}>
            <dt>
              {product.name}, {toLabel(wire)}
            </dt>
            {misfits.map((misfit) => (
              <dd key={misfit.attribute}>{toText(misfit, wire)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  )
}
