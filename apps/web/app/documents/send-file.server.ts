export type SentFile = { name: string; type: string; headers: Record<string, string> }

/** Responds with an inline file. The name comes from the server, never from user input. */
export function sendFile(bytes: Uint8Array<ArrayBuffer>, { name, type, headers }: SentFile): Response {
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `inline; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
