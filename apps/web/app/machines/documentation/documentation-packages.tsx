import { neededVersions } from '@ferrule/domain/machines/instructions/choose-for-reader'
import { toInstructionsPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { SmallIcon } from '@ferrule/ui/icon'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import classes from '../instructions/instructions.module.css'
import type { VersionedInstruction } from '../instructions/use-reader-documents.ts'

const packages = [
  { format: 'VDI 2770', file: 'documentation.vdi2770.zip' },
  { format: 'iiRDS', file: 'documentation.iirds' },
]

type DocumentationPackagesProps = { serialNumber: string; documents: readonly VersionedInstruction[] }

/** The documents in the formats of document management systems: closed, because few people need them. */
export function DocumentationPackages({ serialNumber, documents }: DocumentationPackagesProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const bytes = documents.flatMap(neededVersions).reduce((total, { byteSize }) => total + byteSize, 0)
  return (
    <details className={classes.more}>
      <summary>{texts('instructions.packages')}</summary>
      <ul className={classes.rows} role="list">
        {packages.map(({ format, file }) => (
          <li key={file}>
            <a href={`${toInstructionsPath(serialNumber)}/${file}?language=${language}`} download>
              <span>
                {texts('instructions.package', { format })}
                <small>{texts('instructions.package-text', { size: formatFileSize(bytes, language) })}</small>
              </span>
              <SmallIcon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
