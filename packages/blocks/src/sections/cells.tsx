import { SmallIcon } from '@ferrule/ui/icon'
import type { ReactNode } from 'react'
import type { Addresses } from '../addresses.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import type { PictureContent } from '../pictures/picture-content.ts'
import { sizesOf } from '../pictures/picture-sizes.ts'
import classes from './cells.module.css'

/** Returns the number of columns that fills the last row best. Small screens have two columns or one. */
export function columnsOf(count: number): 'two' | 'three' | 'four' {
  if (count <= 2) return 'two'
  return count % 4 === 0 && count % 3 !== 0 ? 'four' : 'three'
}

/** A grid whose cells share their borders. */
export function Cells({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul className={`${classes.cells} ${classes[columnsOf(count)] ?? ''}`} role="list">
      {children}
    </ul>
  )
}

export type CellContent = {
  title: string
  text: string | null
  href: string
  image: PictureContent | null
  /** A short text at the foot, such as the number of machines. */
  foot?: string | null
}

type LinkCellProps = {
  cell: CellContent
  addresses: Addresses
  /** Pictures of machines are shown whole, scenes are cropped to 16:9. */
  shape: 'machine' | 'scene'
  /** The number of cells, which determines the width of their pictures. */
  of: number
  icon?: ReactNode
}

const columnCounts = { two: 2, three: 3, four: 4 }

/** A cell that is one link. Its picture is decorative. */
export function LinkCell({ cell: { title, text, href, image, foot }, addresses, shape, of, icon }: LinkCellProps) {
  const sizes = sizesOf({ columns: columnCounts[columnsOf(of)], from: '64em', small: 2 })
  const preset = shape === 'machine' ? 'Classification' : 'StoryTeaser'
  return (
    <li className={`${classes.cell} ${classes.link}`}>
      {image && (
        <div className={`${classes.picture} ${classes[shape] ?? ''}`}>
          <BlockPicture picture={image} addresses={addresses} preset={preset} sizes={sizes} decorative />
        </div>
      )}
      <div className={classes.body}>
        <h3 className={classes.title}>
          {icon}
          <a href={addresses.toHref(href)}>{title}</a>
        </h3>
        {text && <p className={classes.text}>{text}</p>}
        {foot && (
          <p className={classes.foot}>
            {foot}
            <SmallIcon name="arrow-right" />
          </p>
        )}
      </div>
    </li>
  )
}
