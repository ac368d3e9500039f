/** A program's address that nobody answers is plainly missing; it is not sent to a page in the reader's language. */
export function loader(): Response {
  return new Response('{"error":"Not found"}', {
    status: 404,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}

export const action = loader
