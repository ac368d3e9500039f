import { chooseFallbackPicture } from '@ferrule/domain/pictures/picture-sources'
import { Video as VideoPlayer } from '@ferrule/ui/video'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { type PictureContent, toPictureSource } from '../pictures/picture-content.ts'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { VideoContent } from './block.ts'

type VideoProps = { content: VideoContent; addresses: Addresses; labels: Labels['video'] }

/** Renders nothing if the video file was deleted. */
export function Video({ content: { title, duration, video, poster }, addresses, labels }: VideoProps) {
  if (!video) return null
  const src = addresses.toFileUrl(video.filename)
  return (
    <Section>
      <div className={classes.column}>
        <VideoPlayer
          title={title}
          duration={duration ?? undefined}
          poster={poster ? toPoster(poster, addresses) : ''}
          sources={[{ src, type: video.mimeType }]}
          downloadLabel={labels.download(title)}
        />
      </div>
    </Section>
  )
}

/** A poster has a single URL, so it uses WebP, which every browser with these video formats supports. */
function toPoster(poster: PictureContent, { toPictureUrl }: Addresses): string {
  return toPictureUrl(chooseFallbackPicture(toPictureSource(poster), 'StretchedVideo', 'webp'))
}
