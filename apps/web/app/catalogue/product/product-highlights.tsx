import { toFilePath, toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { chooseFallbackPicture } from '@ferrule/domain/pictures/picture-sources'
import { Picture } from '@ferrule/ui/picture'
import { Video } from '@ferrule/ui/video'
import { useTexts } from '../../frame/texts.tsx'
import { CatalogueSection } from '../catalogue-section.tsx'
import type { Product } from '../catalogue-view.ts'
import classes from './product-highlights.module.css'

type Highlight = Product['highlights'][number]

/** The highlights of the machine, each with a picture or video. */
export function ProductHighlights({ product }: { product: Product }) {
  const texts = useTexts()
  const { highlights, video, image, name } = product
  if (highlights.length === 0 && video === null) return null
  return (
    <CatalogueSection id="highlights" heading={texts('product.highlights')}>
      <ul className={classes.highlights} role="list">
        {highlights.map((highlight) => (
          <li key={highlight.name} className={classes.highlight}>
            <HighlightMedia highlight={highlight} />
            <div className={classes.body}>
              <h3>{highlight.name}</h3>
              <p>{highlight.shortDescription}</p>
              {highlight.longDescription && <p>{highlight.longDescription}</p>}
            </div>
          </li>
        ))}
      </ul>
      {video !== null && <ProductVideo title={name} url={video} poster={image} />}
    </CatalogueSection>
  )
}

function HighlightMedia({ highlight: { name, imageUrl, videoUrl, videoImageUrl } }: { highlight: Highlight }) {
  const poster = videoImageUrl ?? imageUrl
  if (videoUrl !== null && poster !== null) return <ProductVideo title={name} url={videoUrl} poster={poster} />
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

function ProductVideo({ title, url, poster }: { title: string; url: string; poster: string }) {
  const texts = useTexts()
  const src = url.startsWith('https:') ? url : toFilePath(url)
  return (
    <Video
      title={title}
      poster={toPicturePath(chooseFallbackPicture({ file: poster }, 'StretchedVideo', 'webp'))}
      sources={[{ src, type: url.endsWith('.webm') ? 'video/webm' : 'video/mp4' }]}
      downloadLabel={texts('component.download-file', { name: title })}
    />
  )
}
