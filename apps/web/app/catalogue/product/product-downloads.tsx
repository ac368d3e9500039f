import { toProductFileAddress } from '@ferrule/domain/catalogue/product-file-address'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { Icon } from '@ferrule/ui/icon'
import { nameOfLanguageIn } from '../../frame/name-of-language.ts'
import type { Product } from '../catalogue-view.ts'
import { useReaderLanguage } from '../../frame/use-reader-language.ts'
import classes from './product-downloads.module.css'

/** Documents to take along, those in the reader's language first. */
export function ProductDownloads({ files }: Pick<Product, 'files'>) {
  const language = useReaderLanguage()
  return (
    <ul className={classes.files} role="list">
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          <span className={classes.page} aria-hidden="true">
            {file.extension.toUpperCase()}
          </span>
          <div>
            <a className={classes.title} href={toProductFileAddress(file)} download={file.filename}>
              {file.name}
            </a>
            <p className={classes.details}>
              {[
                nameOfLanguageIn(file.content_language, language),
                file.extension.toUpperCase(),
                formatFileSize(file.size_bytes, language),
              ].join(', ')}
            </p>
          </div>
          <span className={classes.arrow}>
            <Icon name="download" />
          </span>
        </li>
      ))}
    </ul>
  )
}
