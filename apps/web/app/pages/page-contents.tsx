import { AnchorNavigation } from '@ferrule/ui/anchor-navigation'
import { TableOfContents } from '@ferrule/ui/table-of-contents'
import { Wrap } from '@ferrule/ui/wrap'
import type { ComponentProps } from 'react'
import { useTexts } from '../frame/texts.tsx'
import classes from './page-contents.module.css'

type PageContentsProps = {
  anchors: ComponentProps<typeof AnchorNavigation>['sections']
  headings: ComponentProps<typeof TableOfContents>['entries']
}

/** Anchor navigation and table of contents of a long page. A single entry is not worth a list. */
export function PageContents({ anchors, headings }: PageContentsProps) {
  const texts = useTexts()
  return (
    <>
      {anchors.length > 1 && <AnchorNavigation label={texts('frame.on-this-page')} sections={anchors} />}
      {headings.length > 1 && (
        <Wrap className={classes.contents}>
          <TableOfContents title={texts('frame.table-of-contents')} entries={headings} />
        </Wrap>
      )}
    </>
  )
}
