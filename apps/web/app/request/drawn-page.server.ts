const pages = new WeakMap<Response, string>()

/**
 * A drawn page leaves as text beside its answer: as the answer's body it would be copied three times on its way to
 * the socket, which costs a third of drawing it. The development server knows nothing of this and gets a body.
 */
export function answerWithPage(html: string, init: ResponseInit): Response {
  if (import.meta.env.DEV) return new Response(html, init)
  const response = new Response(null, init)
  pages.set(response, html)
  return response
}

export function findPageOf(response: Response): string | undefined {
  return pages.get(response)
}
