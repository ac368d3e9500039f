/** Where crawlers find nothing: private areas, tools, and answers that only say where else to look or come back. */
const closed = [
  '/api/',
  '/*/mykomax',
  '/*/editor',
  '/callback',
  '/*/callback',
  '/style-guide',
  '/*/switch',
  '/*/search',
  '/*/consent?',
]

export function toRobotsText(origin: string): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}
