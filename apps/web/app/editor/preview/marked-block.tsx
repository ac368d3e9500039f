import type { BlockContent } from '@ferrule/blocks/block-content'
import { createContext, type ReactNode, useContext } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { BlockFrameContext } from '../../pages/block-frame.ts'
import { Blocks } from '../../pages/blocks.tsx'
import type { PageChanges } from './find-changes.server.ts'
import classes from './marked-block.module.css'

/** Null where nothing is marked: in the published stage. */
export const PageChangesContext = createContext<PageChanges | null>(null)

export function markBlock(index: number, block: ReactNode): ReactNode {
  return <MarkedBlock {...{ index }}>{block}</MarkedBlock>
}

/** A block of a draft, marked if it is new or changed, with the published blocks that were removed beside it. */
function MarkedBlock({ index, children }: { index: number; children: ReactNode }) {
  const changes = useContext(PageChangesContext)
  if (!changes || changes.isNew) return children
  const { blocks, removed } = changes
  const isLast = index === blocks.length - 1
  return (
    <>
      {removed.filter(({ before }) => before === index).map(toRemoved)}
      <Marked change={blocks[index]}>{children}</Marked>
      {isLast && removed.filter(({ before }) => before > index).map(toRemoved)}
    </>
  )
}

function Marked({ change, children }: { change: PageChanges['blocks'][number]; children: ReactNode }) {
  const texts = useTexts()
  if (!change) return children
  return (
    <div className={classes.mark}>
      <p className={classes.label}>{texts(change === 'new' ? 'editor.preview.new' : 'editor.preview.changed')}</p>
      {children}
    </div>
  )
}

function toRemoved({ block }: { block: BlockContent }, index: number) {
  return <Removed key={index} {...{ block }} />
}

/** Shown for comparison only: its links and fields cannot be used. */
function Removed({ block }: { block: BlockContent }) {
  const texts = useTexts()
  return (
    <div className={`${classes.mark} ${classes.removed}`}>
      <p className={classes.label}>{texts('editor.preview.removed')}</p>
      <div inert>
        <BlockFrameContext value={null}>
          <Blocks blocks={[block]} />
        </BlockFrameContext>
      </div>
    </div>
  )
}
