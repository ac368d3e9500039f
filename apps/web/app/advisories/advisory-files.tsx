import { csafFolder } from '@ferrule/domain/advisories/provider-metadata'
import { useTexts } from '../frame/texts.tsx'
import classes from './advisory.module.css'

/** The document for other programs, with its checksum and signature. */
export function AdvisoryFiles({ path }: { path: string }) {
  const texts = useTexts()
  const url = `${csafFolder}/${path}`
  return (
    <ul className={classes.files} role="list">
      <li>
        <a href={url}>{texts('advisory.csaf-file')}</a>
      </li>
      <li>
        <a href={`${url}.sha512`}>{texts('advisory.checksum')}</a>
      </li>
      <li>
        <a href={`${url}.asc`}>{texts('advisory.signature')}</a>
      </li>
    </ul>
  )
}
