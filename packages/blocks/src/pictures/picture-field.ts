import type { UploadField } from 'payload'
import { type Bilingual, bilingual } from '../bilingual.ts'

type PictureOptions = { name?: 'image' | 'poster'; required?: boolean; description?: Bilingual }

/** A picture of the media store. Its videos and documents cannot be selected here. */
export function pictureField({ name = 'image', required = false, description }: PictureOptions = {}): UploadField {
  return {
    name,
    label: name === 'poster' ? bilingual('Still picture', 'Standbild') : bilingual('Picture', 'Bild'),
    type: 'upload',
    relationTo: 'media',
    required,
    filterOptions: { mimeType: { contains: 'image/' } },
    ...(description ? { admin: { description } } : {}),
  }
}
