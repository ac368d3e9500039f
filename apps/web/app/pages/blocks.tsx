import { Block } from '@ferrule/blocks/block'
import type { BlockContent } from '@ferrule/blocks/block-content'
import { isLazyStyleBlock } from '@ferrule/blocks/lazy-style-blocks'
import { Fragment } from 'react'
import { CriticalStyles } from '../frame/critical-styles.tsx'
import classes from './blocks.module.css'
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
  /** Whether the page links the styles of rare blocks already. */
  stylesLinked?: boolean
}

export function Blocks({ blocks, first = false, from = 0, linked = false, stylesLinked = false }: BlocksProps) {
  const addresses = useAddresses()
  const labels = useBlockLabels()
  return (
    <>
      {!stylesLinked && blocks.some((block) => isLazyStyleBlock(block) && !isForm(block)) && (
        <CriticalStyles of="lazy" />
      )}
      {blocks.some(isForm) && <CriticalStyles of="form" />}
      {blocks.map((block, index) => (
        <Fragment key={`${index}-${block.blockType}`}>
          {linked && headingOf(block) && <div id={toHeadingId(from + index)} className={classes.place} />}
          <Block content={block} addresses={addresses} labels={labels} first={first && index === 0} />
        </Fragment>
      ))}
    </>
  )
}

/** Forms have a separate style sheet, because their styles are larger than those of the other lazy blocks. */
function isForm({ blockType }: BlockContent): boolean {
  return blockType === 'form' || blockType === 'contact-panel'
}
