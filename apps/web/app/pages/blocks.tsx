import { Block } from '@ferrule/blocks/block'
import type { BlockContent } from '@ferrule/blocks/block-content'
import { lazySheetsOf } from '@ferrule/blocks/lazy-style-blocks'
import { openingOf } from '@ferrule/domain/pages/page-opening'
import { Fragment, type ReactNode, useContext } from 'react'
import { CriticalStyles } from '../frame/critical-styles.tsx'
import { BlockFrameContext } from './block-frame.ts'
import classes from './blocks.module.css'
import { usePageContent } from './page-content.ts'
import { headingOf, toHeadingId } from './page-sections.ts'
import { useAddresses } from './use-addresses.ts'
import { useBlockLabels } from './use-block-labels.ts'

type BlocksProps = {
  blocks: readonly BlockContent[]
  /** Whether the first block is at the top of the page, so that its picture loads eagerly. */
  first?: boolean
  /** The index of the first of these blocks in the page. */
  from?: number
  /** Adds an anchor to every heading, for a table of contents. */
  linked?: boolean
  /** Whether the page links the styles of tables and charts already. */
  stylesLinked?: boolean
}

export function Blocks({ blocks, first = false, from = 0, linked = false, stylesLinked = false }: BlocksProps) {
  const addresses = useAddresses()
  const labels = useBlockLabels()
  const path = usePageContent()?.path
  const frame = useContext(BlockFrameContext) ?? withoutFrame
  return (
    <>
      {lazySheetsOf(blocks)
        .filter((sheet) => !stylesLinked || sheet !== 'figures')
        .map((sheet) => (
          <CriticalStyles key={sheet} of={sheet} />
        ))}
      {blocks.map((block, index) => (
        <Fragment key={`${index}-${block.blockType}`}>
          {linked && headingOf(block) && <div id={toHeadingId(from + index)} className={classes.place} />}
          {frame(
            from + index,
            <Block
              content={withOpening(block, path)}
              addresses={addresses}
              labels={labels}
              first={first && index === 0}
            />,
          )}
        </Fragment>
      ))}
    </>
  )
}

/** A hero whose editor chose no opening has that of the kind of its page. */
function withOpening(block: BlockContent, path: string | undefined): BlockContent {
  if (block.blockType !== 'hero' || block.opening || path === undefined) return block
  return { ...block, opening: openingOf(path) }
}

function withoutFrame(_index: number, block: ReactNode): ReactNode {
  return block
}
