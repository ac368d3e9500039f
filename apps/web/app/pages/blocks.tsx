import { Block } from '@ferrule/blocks/block'
import type { BlockContent } from '@ferrule/blocks/block-content'
import { isRareBlock } from '@ferrule/blocks/rare-blocks'
import { Fragment } from 'react'
import { DrawnStyles } from '../frame/drawn-styles.tsx'
import classes from './blocks.module.css'
import { headingOf, toHeadingId } from './page-sections.ts'
import { useAddresses } from './use-addresses.ts'
import { useBlockLabels } from './use-block-labels.ts'

type BlocksProps = {
  blocks: readonly BlockContent[]
  /** Whether the first of them is what the reader sees first. */
  first?: boolean
  /** Which of the page's blocks the first of these is. */
  from?: number
  /** Gives every heading a place that a table of contents can lead to. */
  linked?: boolean
}

export function Blocks({ blocks, first = false, from = 0, linked = false }: BlocksProps) {
  const addresses = useAddresses()
  const labels = useBlockLabels()
  return (
    <>
      {blocks.some((block) => isRareBlock(block) && !isForm(block)) && <DrawnStyles of="rare" />}
      {blocks.some(isForm) && <DrawnStyles of="form" />}
      {blocks.map((block, index) => (
        <Fragment key={`${index}-${block.blockType}`}>
          {linked && headingOf(block) && <div id={toHeadingId(from + index)} className={classes.place} />}
          <Block content={block} addresses={addresses} labels={labels} first={first && index === 0} />
        </Fragment>
      ))}
    </>
  )
}

/** A form has more styles than the other rare blocks, and seldom stands beside one of them. */
function isForm({ blockType }: BlockContent): boolean {
  return blockType === 'form'
}
