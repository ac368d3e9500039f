import { toProductFileUrl } from '@ferrule/domain/catalogue/product-file-url'
import { hasPicture } from '@ferrule/domain/pictures/picture-sources'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { Icon } from '@ferrule/ui/icon'
import { Picture } from '@ferrule/ui/picture'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import type { Product } from '../catalogue-view.ts'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import classes from './product-downloads.module.css'

type ProductFile = Product['files'][number]

/** Documents to download; the data service sorts those in the visitor's language first. */
export function ProductDownloads({ files }: Pick<Product, 'files'>) {
  const language = useUserLanguage()
  return (
    <ul className={classes.files} role="list">
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          <FirstPage file={file} />
          <div>
            <a className={classes.title} href={toProductFileUrl(file)} download={file.filename}>
              {file.name}
            </a>
            <p className={classes.details}>
              {[
                nameOfLanguage(file.content_language, language),
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

/** The thumbnail of the first page, or else the file format. */
function FirstPage({ file: { thumbnail_url: thumbnail, extension } }: { file: ProductFile }) {
  return (
    <span className={classes.page} aria-hidden="true">
      {hasPicture(thumbnail) ? (
        <Picture url={thumbnail} alt="" preset="DocumentThumbnail" address={toPicturePath} sizes="4rem" />
      ) : (
        extension.toUpperCase()
      )}
    </span>
  )
}
