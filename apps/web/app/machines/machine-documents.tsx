import { formatFileSize } from '@ferrule/texts/format-file-size'
import { SmallIcon } from '@ferrule/ui/icon'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import type { MachineQuery } from './machine.generated.ts'
import classes from './machine.module.css'

type Document = NonNullable<MachineQuery['machine']>['documents'][number]

/** The manuals of a machine, each with its format, language and size. */
export function MachineDocuments({ documents }: { documents: readonly Document[] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  if (documents.length === 0) return <p>{texts('component.none')}</p>
  return (
    <ul className={classes.documents} role="list">
      {documents.map(({ id, name, extension, contentLanguage, sizeBytes }) => (
        <li key={id}>
          <a href={`/api/product-files/${id}`} download>
            <span>
              {name}
              <small>
                {`${extension.toUpperCase()}, ${contentLanguage.toUpperCase()}, ${formatFileSize(sizeBytes, language)}`}
              </small>
            </span>
            <SmallIcon name="download" />
          </a>
        </li>
      ))}
    </ul>
  )
}
