import type { Growth } from './read-growth.ts'

/** Queries above it are drawn in the accent colour. */
const limit = 1.3
const [width, rowHeight, left, right, top] = [760, 26, 150, 110, 44]

/** A row for each query: an open dot at the small size, a filled one at the large size, and the ratio of both. */
export function drawGrowth({ records, small, large, queries }: Growth): string {
  const height = top + queries.length * rowHeight + 34
  const highest = Math.max(...queries.flatMap((query) => [query.small, query.large]))
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => highest / each <= 6) ?? 1000
  const end = Math.ceil(highest / step) * step
  const x = (milliseconds: number) => round(left + (milliseconds / end) * (width - left - right))
  const ticks = Array.from({ length: end / step + 1 }, (_, index) => index * step)
  const floor = top + queries.length * rowHeight
  const grid = ticks.map(
    (tick) =>
      `<path class="grid" d="M${x(tick)} ${top - 8}V${floor}"/>${text([x(tick), floor + 20], `${tick} ms`, 'middle')}`,
  )
  const rows = queries.map((query, row) => {
    const y = top + row * rowHeight + rowHeight / 2
    const ratio = query.large / query.small
    return `<g${ratio > limit ? ' class="over"' : ''}>${text([left - 14, y + 4], query.name, 'end')}<path class="line" d="M${x(query.small)} ${y}H${x(query.large)}"/><circle class="small" cx="${x(query.small)}" cy="${y}" r="4"/><circle cx="${x(query.large)}" cy="${y}" r="4"/>${text([width - 14, y + 4], `${ratio.toFixed(2)} x`, 'end')}</g>`
  })
  const key = `p95 at ${small.toLocaleString('en')} (open) and ${large.toLocaleString('en')} (filled) ${records}`
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
  'svg{color:#3b3f45}rect{fill:#fff}text{font:13px system-ui,sans-serif;fill:currentColor}.grid{stroke:#dcdee1}.line,.small{stroke:currentColor;stroke-width:1.5}circle{fill:currentColor}circle.small{fill:#fff}.over{color:#a8441a}@media(prefers-color-scheme:dark){svg{color:#d5d8dc}rect,circle.small{fill:#16181b}.grid{stroke:#3a3e44}.over{color:#f0986c}}'

function text([x, y]: [number, number], content: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
