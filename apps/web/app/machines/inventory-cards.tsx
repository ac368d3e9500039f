import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { Picture } from '@ferrule/ui/picture'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from './inventory.module.css'
import type { InventoryEntry } from './load-inventory.ts'
import { type MachineLabels, toMachineLabels, today } from './machine-labels.ts'

/** The inventory as cards with pictures. */
export function InventoryCards({ entries }: { entries: readonly InventoryEntry[] }) {
  const labels = toMachineLabels(useTexts(), useUserLanguage())
  return (
    <ul className={classes.cards} role="list">
      {entries.map((entry) => (
        <MachineCard key={entry.machine.id} entry={entry} labels={labels} />
      ))}
    </ul>
  )
}

function MachineCard({
  entry: { machine, image, openTickets },
  labels,
}: {
  entry: InventoryEntry
  labels: MachineLabels
}) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { model, serialNumber, assetName, plantName, position, state, contract, contractUntil, retiredOn } = machine
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        <Picture
          url={image}
          alt=""
          preset="Classification"
          address={toPicturePath}
          sizes="(min-width: 64em) 20vw, (min-width: 40em) 50vw, 100vw"
        />
      </div>
      <div className={classes.text}>
        <div className={classes.line}>
          <StatusBadge tone={labels.tone(state)}>{labels.state(state)}</StatusBadge>
          <span className={classes.number}>{serialNumber}</span>
        </div>
        <h2 className={classes.model}>
          <a href={`${portalHome}/inventory/${serialNumber}`}>{model}</a>
        </h2>
        <p>
          <strong>{assetName}</strong>
          <span className={classes.place}>{`${plantName}, ${position}`}</span>
        </p>
        <div className={`${classes.line} ${classes.end}`}>
          <span>
            {retiredOn === null
              ? labels.contract(contract, contractUntil, today())
              : texts('machine.retired-on', { date: labels.day(retiredOn) })}
          </span>
          <span>
            {openTickets > 0 ? texts('inventory.open-tickets', { count: openTickets }) : texts('inventory.no-tickets')}
          </span>
        </div>
      </div>
    </li>
  )
}
