import { defaultPicture } from '@ferrule/ui/default-picture'

const drawing = decodeURIComponent(defaultPicture.slice(defaultPicture.indexOf(',') + 1))

/** A picture that is opened by its own address runs and loads nothing, and is nobody of our site. */
export const picturePolicy = "default-src 'none'; sandbox"

/** Browsers show a picture whatever status it comes with: readers see the outline of a machine, not a broken frame. */
export function missingPicture(): Response {
  return new Response(drawing, {
    status: 404,
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=0, s-maxage=60',
      'Content-Security-Policy': picturePolicy,
    },
  })
}
