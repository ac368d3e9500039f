import { Button } from '@ferrule/ui/button'
import { closesLayer, opensLayer } from '@ferrule/ui/layer'
import { useId } from 'react'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import type { PictureContent } from '../pictures/picture-content.ts'
import { SideSection } from '../sections/side-section.tsx'
import classes from './component.module.css'
import type { GalleryContent } from './block.ts'

type GalleryProps = { content: GalleryContent; addresses: Addresses; labels: Labels['gallery'] }

/** Works without script: the browser opens each picture as a modal dialog. Deleted pictures are omitted. */
export function Gallery({ content: { heading, pictures }, addresses, labels }: GalleryProps) {
  const shown = pictures.flatMap(({ image, caption }) => (image ? [{ image, caption }] : []))
  return (
    <SideSection heading={heading}>
      <ul className={classes.pictures} role="list">
        {shown.map((picture, index) => (
          <li key={`${index}-${picture.image.filename}`}>
            <Enlargeable {...picture} addresses={addresses} labels={labels} place={[index + 1, shown.length]} />
          </li>
        ))}
      </ul>
    </SideSection>
  )
}

type EnlargeableProps = Omit<GalleryProps, 'content'> & {
  image: PictureContent
  caption: string | null
  place: [number, number]
}

function Enlargeable({ image, caption, addresses, labels, place }: EnlargeableProps) {
  const id = useId()
  const small = '(min-width: 92em) 28rem, (min-width: 64em) 33vw, 50vw'
  return (
    <>
      <button type="button" className={classes.open} aria-label={labels.enlarge(...place)} {...opensLayer(id)}>
        <BlockPicture picture={image} addresses={addresses} preset="Gallery" sizes={small} decorative />
      </button>
      <dialog
        id={id}
        popover="auto"
        closedby="any"
        className={classes.large}
        aria-label={image.alt || labels.enlarge(...place)}
      >
        <BlockPicture picture={image} addresses={addresses} preset="Stretched" />
        <div className={classes.foot}>
          <p>{caption}</p>
          <Button variant="quiet" {...closesLayer(id)}>
            {labels.close}
          </Button>
        </div>
      </dialog>
    </>
  )
}
