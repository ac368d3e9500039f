import { TableOfContents } from '@ferrule/ui/table-of-contents'
import { useTexts } from '../../frame/texts.tsx'
import { Blocks } from '../blocks.tsx'
import { listHeadings } from '../page-sections.ts'
import type { EditorialPageData } from '../view.ts'
import classes from './story-body.module.css'
import { StoryMachines } from './story-machines.tsx'

/** The text of a story in one column, with its headings on the left and its machines on the right of a wide screen. */
export function StoryBody({ view: { page, machines } }: { view: EditorialPageData }) {
  const texts = useTexts()
  const headings = listHeadings(page.blocks)
  const hasContents = headings.length > 1
  return (
    <div className={classes.story}>
      {hasContents && (
        <div className={classes.contents}>
          <TableOfContents title={texts('frame.on-this-page')} entries={headings} />
        </div>
      )}
      <div className={classes.text}>
        <Blocks blocks={page.blocks} linked={hasContents} />
      </div>
      {machines.length > 0 && <StoryMachines machines={machines} />}
    </div>
  )
}
