import { type Growth, ratioOf } from './read-growth.ts'

/** Queries above it are drawn in the accent colour. */
const limit = 1.3
const [width, rowHeight, left, right, top] = [760, 26, 150, 110, 44]

/** A dot for each size, by their number, from the smallest on. */
const looks: Record<number, string[]> = { 2: ['open', 'filled'], 3: ['open', 'pale', 'filled'] }

/** A row for each query: a dot at each size, and the ratio of the largest to the smallest. */
export function drawGrowth({ records, sizes, queries }: Growth): string {
  const height = top + queries.length * rowHeight + 34
  const highest = Math.max(...queries.flatMap(({ p95 }) => p95))
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => highest / each <= 6) ?? 1000
  const end = Math.ceil(highest / step) * step
  const x = (milliseconds: number) => round(left + (milliseconds / end) * (width - left - right))
  const ticks = Array.from({ length: end / step + 1 }, (_, index) => index * step)
  const floor = top + queries.length * rowHeight
  const grid = ticks.map(
    (tick) =>
      `<path class="grid" d="M${x(tick)} ${top - 8}V${floor}"/>${text([x(tick), floor + 20], `${tick} ms`, 'middle')}`,
  )
  const dots = looks[sizes.length] ?? []
  const rows = queries.map((query, row) => {
    const y = top + row * rowHeight + rowHeight / 2
    const ratio = ratioOf(query)
    const line = `<path class="line" d="M${x(Math.min(...query.p95))} ${y}H${x(Math.max(...query.p95))}"/>`
    const circles = query.p95.map((time, place) => `<circle class="${dots[place]}" cx="${x(time)}" cy="${y}" r="4"/>`)
    return `<g${ratio > limit ? ' class="over"' : ''}>${text([left - 14, y + 4], query.name, 'end')}${line}${circles.join('')}${text([width - 14, y + 4], `${ratio.toFixed(2)} x`, 'end')}</g>`
  })
  const key = `p95 at ${new Intl.ListFormat('en').format(sizes.map((size, place) => `${size.toLocaleString('en')} (${dots[place]})`))} ${records}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img">
<title>${key}</title>
<style>${style}</style>
<rect width="${width}" height="${height}"/>
${text([14, 22], key, 'start')}
${grid.join('\n')}
${rows.join('\n')}
</svg>
`
}

const style =
  'svg{color:#3b3f45}rect{fill:#fff}text{font:13px system-ui,sans-serif;fill:currentColor}.grid{stroke:#dcdee1}.line,circle{stroke:currentColor;stroke-width:1.5}circle{fill:currentColor}.open{fill:#fff}.pale{fill:#a9aeb5}.over{color:#a8441a}@media(prefers-color-scheme:dark){svg{color:#d5d8dc}rect,.open{fill:#16181b}.pale{fill:#6b7077}.grid{stroke:#3a3e44}.over{color:#f0986c}}'

function text([x, y]: [number, number], content: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
