import { toInstructionsPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { useTexts } from '../../frame/texts.tsx'
import classes from './digital-nameplate.module.css'

type DigitalNameplateProps = { serialNumber: string; hasFiles: boolean }

/** The shell of the machine for programs: small, because a person at the machine needs it last. */
export function DigitalNameplate({ serialNumber, hasFiles }: DigitalNameplateProps) {
  const texts = useTexts()
  const withFiles = { label: texts('machine.aas-with-files'), file: 'machine.aasx?files=1' }
  const links = [
    { label: 'AASX', file: 'machine.aasx' },
    ...(hasFiles ? [withFiles] : []),
    { label: 'JSON', file: 'aas.json' },
  ]
  return (
    <section className={classes.nameplate} aria-labelledby="digital-nameplate">
      <h2 id="digital-nameplate">{texts('machine.aas')}</h2>
      <p>{texts('machine.aas-text')}</p>
      <ul role="list">
        {links.map(({ label, file }) => (
          <li key={file}>
            <a href={`${toInstructionsPath(serialNumber)}/${file}`} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
