import { Icon } from '@ferrule/ui/icon'
import type { Addresses } from '../addresses.ts'
import { SideSection } from '../sections/side-section.tsx'
import classes from './component.module.css'
import type { DownloadListContent } from './block.ts'

export function DownloadList({ content, addresses }: { content: DownloadListContent; addresses: Addresses }) {
  return (
    <SideSection heading={content.heading}>
      <ul className={classes.files} role="list">
        {content.files.map(({ title, format, details, href }) => (
          <li key={href + title} className={classes.file}>
            <span className={classes.page} aria-hidden="true">
              {format}
            </span>
            <div>
              <a className={classes.title} href={addresses.toHref(href)} download="">
                {title}
              </a>
              <p className={classes.details}>{details ? `${format}, ${details}` : format}</p>
            </div>
            <span className={classes.arrow}>
              <Icon name="download" />
            </span>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
