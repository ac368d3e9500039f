import { Block } from '@ferrule/blocks/block'
import type { BlockContent } from '@ferrule/blocks/block-content'
import { isRareBlock } from '@ferrule/blocks/rare-blocks'
import { Fragment } from 'react'
import { RareStyles } from '../frame/rare-styles.tsx'
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
      {blocks.some(isRareBlock) && <RareStyles />}
      {blocks.map((block, index) => (
        <Fragment key={`${index}-${block.blockType}`}>
          {linked && headingOf(block) && <div id={toHeadingId(from + index)} className={classes.place} />}
          <Block content={block} addresses={addresses} labels={labels} first={first && index === 0} />
        </Fragment>
      ))}
    </>
  )
}
