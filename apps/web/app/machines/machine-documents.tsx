import { formatFileSize } from '@ferrule/texts/format-file-size'
import { SmallIcon } from '@ferrule/ui/icon'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import type { MachineQuery } from './machine.generated.ts'
import classes from './machine.module.css'

type Document = NonNullable<MachineQuery['machine']>['documents'][number]

/** The documents by name; each has a file for each of its languages. */
export const groupDocuments = (documents: readonly Document[]) => Map.groupBy(documents, ({ name }) => name)

/** The documents of a machine, each with its languages, the reader's first. */
export function MachineDocuments({ documents }: { documents: readonly Document[] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  if (documents.length === 0) return <p>{texts('component.none')}</p>
  const readerFirst = (files: readonly Document[]) => [
    ...files.filter(({ contentLanguage }) => contentLanguage === language),
    ...files.filter(({ contentLanguage }) => contentLanguage !== language),
  ]
  return (
    <ul className={classes.documents} role="list">
      {[...groupDocuments(documents)].map(([name, files]) => (
        <li key={name}>
          {name}
          <ul role="list">
            {readerFirst(files).map(({ id, extension, contentLanguage, sizeBytes }) => (
              <li key={id}>
                <a href={`/api/product-files/${id}`} download>
                  <SmallIcon name="download" />
                  <VisuallyHidden>{`${name}, `}</VisuallyHidden>
                  {contentLanguage.toUpperCase()}
                  <small>{`${extension.toUpperCase()}, ${formatFileSize(sizeBytes, language)}`}</small>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
