import { reportDirectives } from '@ferrule/domain/browser-reports/reports-path'
import { defaultPicture } from '@ferrule/ui/default-picture'

const svg = decodeURIComponent(defaultPicture.slice(defaultPicture.indexOf(',') + 1))

/** A picture that is opened directly cannot run scripts, load anything or access our origin. */
export const picturePolicy = `default-src 'none'; sandbox; ${reportDirectives}`

/** Browsers display pictures of any status: visitors see the outline of a machine and not a broken image. */
export function missingPicture(): Response {
  return new Response(svg, {
    status: 404,
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=0, s-maxage=60',
      'Content-Security-Policy': picturePolicy,
    },
  })
}
