import type { UploadField } from 'payload'

type PictureOptions = { name?: 'image' | 'poster'; required?: boolean; description?: string }

/** A picture of the media store. Its videos and documents cannot be selected here. */
export function pictureField({ name = 'image', required = false, description }: PictureOptions = {}): UploadField {
  return {
    name,
    label: name === 'poster' ? 'Still picture' : 'Picture',
    type: 'upload',
    relationTo: 'media',
    required,
    filterOptions: { mimeType: { contains: 'image/' } },
    ...(description ? { admin: { description } } : {}),
  }
}
