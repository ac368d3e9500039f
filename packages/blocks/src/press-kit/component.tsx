import { chooseLargestPicture } from '@ferrule/domain/pictures/picture-sources'
import { ButtonLink } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { Wrap } from '@ferrule/ui/wrap'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { type PictureContent, toPictureSource } from '../pictures/picture-content.ts'
import { sizesOf } from '../pictures/picture-sizes.ts'
import classes from './component.module.css'
import type { PressKitContent } from './block.ts'
import { PressFacts } from './press-facts.tsx'

export type PressKitProps = {
  content: PressKitContent
  addresses: Addresses
  labels: Labels['pressKit']
}

/** Every picture and logo in its largest size, and one archive with all of it. Deleted pictures are omitted. */
export function PressKit({ content, addresses, labels }: PressKitProps) {
  const { heading, pictures, logos, note } = content
  const { archive, archiveHref } = labels
  const files = [
    ...pictures.map(({ image, caption }) => ({ image, name: caption, kind: 'picture' as const })),
    ...logos.map(({ image, name }) => ({ image, name, kind: 'logo' as const })),
  ]
  return (
    <section className={classes.kit}>
      <Wrap>
        <div className={classes.head}>
          <h2>{heading}</h2>
          {archiveHref && (
            <ButtonLink variant="secondary" href={archiveHref} download="">
              <SmallIcon name="download" />
              {archive}
            </ButtonLink>
          )}
        </div>
        <ul role="list" className={classes.files}>
          {files.map(
            ({ image, name, kind }, index) =>
              image && (
                <li key={`${index}-${image.filename}`} className={classes[kind]}>
                  <File image={image} name={name || image.alt} addresses={addresses} labels={labels} />
                </li>
              ),
          )}
        </ul>
        {note && <p className={classes.note}>{note}</p>}
        <PressFacts content={content} labels={labels} />
      </Wrap>
    </section>
  )
}

type FileProps = Omit<PressKitProps, 'content'> & { image: PictureContent; name: string }

function File({ image, name, addresses, labels }: FileProps) {
  const { variant, width, height } = chooseLargestPicture(toPictureSource(image), 'Stretched', 'png')
  return (
    <>
      <div className={classes.preview}>
        <BlockPicture
          picture={image}
          addresses={addresses}
          preset="Classification"
          sizes={sizesOf({ columns: 4, from: '64em', small: 2 })}
          decorative
        />
      </div>
      <div className={classes.caption}>
        <p>
          {name}
          <span>{labels.size(width, height)}</span>
        </p>
        <a href={addresses.toPictureUrl(variant)} download="" aria-label={labels.download(name)}>
          <SmallIcon name="download" />
        </a>
      </div>
    </>
  )
}
