import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
import { Picture } from '@ferrule/ui/picture'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import classes from './inventory.module.css'
import type { Entry } from './load-inventory.ts'
import { type MachineWords, toMachineWords, today } from './machine-words.ts'

/** Cells that share their borders, each a machine with its picture. */
export function InventoryCards({ entries }: { entries: readonly Entry[] }) {
  const words = toMachineWords(useTexts(), useReaderLanguage())
  return (
    <ul className={classes.cards} role="list">
      {entries.map((entry) => (
        <MachineCard key={entry.machine.id} entry={entry} words={words} />
      ))}
    </ul>
  )
}

function MachineCard({ entry: { machine, image, openTickets }, words }: { entry: Entry; words: MachineWords }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { model, serialNumber, nameInPlant, plantName, placeInPlant, state, contract, contractUntil, retiredOn } =
    machine
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
      <div className={classes.words}>
        <div className={classes.line}>
          <StatusBadge tone={words.tone(state)}>{words.state(state)}</StatusBadge>
          <span className={classes.number}>{serialNumber}</span>
        </div>
        <h2 className={classes.model}>
          <a href={`${portalHome}/inventory/${serialNumber}`}>{model}</a>
        </h2>
        <p>
          <strong>{nameInPlant}</strong>
          <span className={classes.place}>{`${plantName}, ${placeInPlant}`}</span>
        </p>
        <div className={`${classes.line} ${classes.end}`}>
          <span>
            {retiredOn === null
              ? words.contract(contract, contractUntil, today())
              : texts('machine.retired-on', { date: words.day(retiredOn) })}
          </span>
          <span>
            {openTickets > 0 ? texts('inventory.open-tickets', { count: openTickets }) : texts('inventory.no-tickets')}
          </span>
        </div>
      </div>
    </li>
  )
}
