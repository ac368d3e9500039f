/** Returns 404 as JSON for unknown API paths; they are not redirected to a localised page. */
export function loader(): Response {
  return new Response('{"error":"Not found"}', {
    status: 404,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}

export const action = loader
