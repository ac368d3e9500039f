import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { SmallIcon } from '@ferrule/ui/icon'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { type MatchedMachine, type NumberedWire, useWireLabel } from './worksheet-wire.ts'
import classes from './fit-matrix.module.css'

type FitMatrixProps = {
  machines: MatchedMachine[]
  wires: NumberedWire[]
  system: MeasurementSystem
  best: MatchedMachine | undefined
}

const icons = { yes: 'check', partly: 'half', no: 'minus' } as const

/** A row for each wire and a column for each machine. It scrolls sideways where the columns need more space. */
export function FitMatrix({ machines, wires, system, best }: FitMatrixProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const toLabel = useWireLabel(system)
  const classOf = (machine: MatchedMachine) => (machine === best ? classes.best : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by arrow keys
    <div className={classes.region} role="region" aria-label={texts('worksheet.fits')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts('worksheet.wire')}</th>
            {machines.map((machine) => (
              <th key={machine.product.slug} scope="col" className={classOf(machine)}>
                <a href={`${home}${machine.product.route}`}>{machine.product.name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wires.map((wire, position) => (
            <tr key={wire.number}>
              <th scope="row">{toLabel(wire)}</th>
              {machines.map((machine) => {
                const fits = machine.matches[position]?.fits ?? 'no'
                return (
                  <td key={machine.product.slug} className={classOf(machine)}>
                    <span className={`${classes.fit} ${classes[fits]}`}>
                      <SmallIcon name={icons[fits]} />
                      {texts(`worksheet.fit.${fits}`)}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts('worksheet.covered')}</th>
            {machines.map((machine) => (
              <td key={machine.product.slug} className={classOf(machine)}>
                {texts('worksheet.covered-of', {
                  count: machine.matches.filter(({ fits }) => fits === 'yes').length,
                  total: wires.length,
                })}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
