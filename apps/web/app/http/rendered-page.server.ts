const pages = new WeakMap<Response, string>()

/**
 * Stores the HTML of a rendered page beside its response: as the body it would be copied three times on its way to the
 * socket, which costs a third of the rendering. The development server does not support this and gets a body.
 */
export function respondWithPage(html: string, init: ResponseInit): Response {
  if (import.meta.env.DEV) return new Response(html, init)
  const response = new Response(null, init)
  pages.set(response, html)
  return response
}

export function findRenderedPage(response: Response): string | undefined {
  return pages.get(response)
}
