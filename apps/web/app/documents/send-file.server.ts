export type SentFile = { name: string; type: string; headers: Record<string, string> }

/** Shown in the browser where it can, saved under its name where it cannot. The name is ours, never the reader's. */
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
