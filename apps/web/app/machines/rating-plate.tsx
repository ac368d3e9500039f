import { SpecTable } from '@ferrule/ui/spec-table'
import { useTexts } from '../frame/texts.tsx'
import { renderQrCode } from '../pictures/render-qr-code.ts'
import type { LoadedNameplate } from './load-nameplate.server.ts'
import classes from './rating-plate.module.css'

type Plate = Pick<LoadedNameplate, 'maker' | 'model' | 'serialNumber' | 'builtIn' | 'facts' | 'address'>

/** The plate beside the main switch: maker, identity and connection values, with the code that leads to this page. */
export function RatingPlate({ plate }: { plate: Plate }) {
  const texts = useTexts()
  const { maker, model, serialNumber, builtIn, facts, address } = plate
  const identity = [
    { name: texts('machine.plate.type'), value: model },
    { name: texts('field.serial-number'), value: serialNumber },
    { name: texts('machine.plate.year'), value: builtIn },
  ]
  return (
    <section aria-labelledby="rating-plate">
      <h2 id="rating-plate">{texts('machine.plate')}</h2>
      <div className={classes.plate}>
        <p className={classes.maker}>
          <strong>{maker.name}</strong>
          {maker.place}
        </p>
        <SpecTable
          caption={texts('machine.plate')}
          groups={[{ rows: [...identity, ...facts] }]}
          missingLabel={texts('component.not-applicable')}
        />
        <Code address={address} />
      </div>
    </section>
  )
}

function Code({ address }: Pick<Plate, 'address'>) {
  const texts = useTexts()
  const { size, dots } = renderQrCode(address)
  return (
    <div className={classes.code}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={dots} />
      </svg>
      <p>
        <strong>{new URL(address).pathname}</strong>
        {texts('machine.plate.code')}
      </p>
    </div>
  )
}
