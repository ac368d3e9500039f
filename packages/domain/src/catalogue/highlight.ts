import { hasImage } from './image.ts'

export type Highlight = {
  name: string
  shortDescription: string
  longDescription: string
  imageUrl: string | null
  videoImageUrl: string | null
  videoUrl: string | null
}

/** A highlight says something and shows something; half of one is left out. */
export function isHighlightKept({
  name,
  imageUrl,
  videoUrl,
}: Pick<Highlight, 'name' | 'imageUrl' | 'videoUrl'>): boolean {
  return name.trim() !== '' && (hasImage(imageUrl) || hasImage(videoUrl))
}
