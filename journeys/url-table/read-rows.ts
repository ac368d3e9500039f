export type Row = {
  /** The row with single blanks, as the test name. */
  name: string
  host: string
  path: string
  headers: Record<string, string>
  status: number
  /** Of a redirect. */
  location: string | undefined
  /** Of a page, as in the `lang` attribute. */
  language: string | undefined
  /** Of a page. */
  canonical: string | undefined
}

/** Parses a readable table into requests and expected responses. `port` is that of the edge, with its colon. */
export function readRows(table: string, port: string): Row[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => readRow(line, port))
}

function readRow(line: string, port: string): Row {
  const [site = '', path = '', client = '', status = '', ...expected] = line.split(/\s+/)
  const origin = (name: string) => `http://www.${name}.localhost${port}`
  const toValue = (text: string | undefined) => (text === undefined || text === '-' ? undefined : text)
  const isRedirect = status.startsWith('3')
  const [first, second] = expected.map(toValue)
  return {
    name: [site, path, client, status, ...expected].join(' '),
    host: new URL(origin(site)).host,
    path,
    headers: toHeaders(client),
    status: Number(status),
    location: isRedirect ? first?.replace(/^[a-z]+(?=\/)/, origin) : undefined,
    language: isRedirect ? undefined : first,
    canonical: !isRedirect && second ? `${origin(site)}${second}` : undefined,
  }
}

function toHeaders(client: string): Record<string, string> {
  if (client === '-') return {}
  if (client === 'bot') return { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  if (!client.startsWith('^')) return { 'accept-language': client }
  const [cookie, accepted] = client.slice(1).split(',')
  return { cookie: `uapp_${cookie}`, ...(accepted ? { 'accept-language': accepted } : {}) }
}
