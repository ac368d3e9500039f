import { toFilePath, toPicturePath } from '@ferrule/domain/pictures/picture-address'
import { choosePicture } from '@ferrule/domain/pictures/offer-picture'
import { Picture } from '@ferrule/ui/picture'
import { Video } from '@ferrule/ui/video'
import { useTexts } from '../../frame/texts.tsx'
import { CatalogueSection } from '../catalogue-section.tsx'
import type { Product } from '../catalogue-view.ts'
import classes from './product-highlights.module.css'

type Highlight = Product['highlights'][number]

/** What makes this machine worth a visit, one picture or film each. */
export function ProductHighlights({ product }: { product: Product }) {
  const texts = useTexts()
  const { highlights, video, image, name } = product
  if (highlights.length === 0 && video === null) return null
  return (
    <CatalogueSection id="highlights" heading={texts('product.highlights')}>
      <ul className={classes.highlights} role="list">
        {highlights.map((highlight) => (
          <li key={highlight.name} className={classes.highlight}>
            <Sight highlight={highlight} />
            <div className={classes.words}>
              <h3>{highlight.name}</h3>
              <p>{highlight.shortDescription}</p>
              {highlight.longDescription && <p>{highlight.longDescription}</p>}
            </div>
          </li>
        ))}
      </ul>
      {video !== null && <Film title={name} film={video} poster={image} />}
    </CatalogueSection>
  )
}

function Sight({ highlight: { name, imageUrl, videoUrl, videoImageUrl } }: { highlight: Highlight }) {
  const poster = videoImageUrl ?? imageUrl
  if (videoUrl !== null && poster !== null) return <Film title={name} film={videoUrl} poster={poster} />
  return (
    <div className={classes.picture}>
      <Picture
        url={imageUrl}
        alt=""
        preset="HighlightVideo"
        address={toPicturePath}
        sizes="(min-width: 64em) 50vw, 100vw"
      />
    </div>
  )
}

function Film({ title, film, poster }: { title: string; film: string; poster: string }) {
  const texts = useTexts()
  const src = film.startsWith('https:') ? film : toFilePath(film)
  return (
    <Video
      title={title}
      poster={toPicturePath(choosePicture({ file: poster }, 'StretchedVideo', 'webp'))}
      sources={[{ src, type: film.endsWith('.webm') ? 'video/webm' : 'video/mp4' }]}
      downloadLabel={texts('component.download-file', { name: title })}
    />
  )
}
