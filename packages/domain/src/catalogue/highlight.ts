import { hasPicture } from '../pictures/picture-sources.ts'

export type Highlight = {
  name: string
  shortDescription: string
  longDescription: string
  imageUrl: string | null
  videoImageUrl: string | null
  videoUrl: string | null
}

/** A highlight needs a name and an image or a video. */
export function isHighlightShown({
  name,
  imageUrl,
  videoUrl,
}: Pick<Highlight, 'name' | 'imageUrl' | 'videoUrl'>): boolean {
  return name.trim() !== '' && (hasPicture(imageUrl) || hasPicture(videoUrl))
}
