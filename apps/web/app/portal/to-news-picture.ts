import { type PictureContent, toPictureSource } from '@ferrule/blocks/pictures/picture-content'
import { chooseFallbackPicture, listPictureSources } from '@ferrule/domain/pictures/picture-sources'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { sizeOfPreset } from '@ferrule/domain/pictures/picture-presets'
import type { NewsPicture } from '../islands/news-feed-item.tsx'

const preset = 'LightboxThumbnail'

/** The square thumbnail of a news item. Always WebP, because every browser that runs the panel supports it. */
export function toNewsPicture(image: PictureContent): NewsPicture {
  const facts = toPictureSource(image)
  return {
    src: toPicturePath(chooseFallbackPicture(facts, preset, 'webp')),
    srcSet: listPictureSources(facts, preset, 'webp')
      .map(({ variant, width }) => `${toPicturePath(variant)} ${width}w`)
      .join(', '),
    alt: image.alt,
    ...sizeOfPreset(preset),
  }
}
