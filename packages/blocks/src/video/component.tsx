import { choosePicture } from '@ferrule/domain/pictures/offer-picture'
import { Video as Film } from '@ferrule/ui/video'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { type PictureContent, toPictureFacts } from '../pictures/picture-content.ts'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { VideoContent } from './content.ts'

type VideoProps = { content: VideoContent; addresses: Addresses; labels: Labels['video'] }

/** Nothing is left of it when its film was deleted from the store. */
export function Video({ content: { title, duration, film, poster }, addresses, labels }: VideoProps) {
  if (!film) return null
  const src = addresses.toFileUrl(film.filename)
  return (
    <Section>
      <div className={classes.column}>
        <Film
          title={title}
          duration={duration ?? undefined}
          poster={poster ? toPoster(poster, addresses) : ''}
          sources={[{ src, type: film.mimeType }]}
          downloadLabel={labels.download(title)}
        />
      </div>
    </Section>
  )
}

/** A poster cannot offer several formats, so it asks for one that every browser with a film reads. */
function toPoster(poster: PictureContent, { toPictureUrl }: Addresses): string {
  return toPictureUrl(choosePicture(toPictureFacts(poster), 'StretchedVideo', 'webp'))
}
