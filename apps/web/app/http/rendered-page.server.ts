import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Runs asynchronously in the thread pool and not in the thread that renders. */
const compress = promisify(brotliCompress)
const fastEnough = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** The bytes of a page. A page that several requests reuse is encoded and compressed once. */
export class RenderedPage {
  readonly body: Buffer
  #compressed: Promise<Buffer> | undefined

  constructor(html: string) {
    this.body = Buffer.from(html)
  }

  compress(): Promise<Buffer> {
    this.#compressed ??= compress(this.body, { params: fastEnough })
    return this.#compressed
  }
}

const pages = new WeakMap<Response, RenderedPage>()

/**
 * Stores a rendered page beside its response: as the body it would be copied three times on its way to the socket,
 * which costs a third of the rendering. The development server does not support this and gets a body.
 */
export function respondWithPage(page: RenderedPage, init: ResponseInit): Response {
  if (import.meta.env.DEV) return new Response(new Uint8Array(page.body), init)
  const response = new Response(null, init)
  pages.set(response, page)
  return response
}

export function findRenderedPage(response: Response): RenderedPage | undefined {
  return pages.get(response)
}
