import { measureArea, type QueryGrowth, type StartAreas } from './growth/measure-growth.ts'
import { startPages } from './growth/pages-area.ts'
import { startPeople } from './growth/people-area.ts'
import { startPortal } from './growth/portal-areas.ts'
import { startSearch } from './growth/search-area.ts'
import { isShort, writeResult } from './write-result.ts'

// Compares each list, search and record at three sizes of its data: a size, ten times and a hundred times as much.
const limits = { ratio: 1.3 }
const repetitions = isShort ? { rounds: 1, samples: 2 } : { rounds: 5, samples: 30 }
/** The database of people takes the longest to fill and uses the same code as that of the portal. */
const starts: StartAreas[] = [startSearch, startPortal, startPages, ...(isShort ? [] : [startPeople])]

type AreaFigures = { records: string; sizes: readonly number[]; queries: Record<string, QueryGrowth> }
const areas: Record<string, AreaFigures> = {}
// The short form stores no figures, so its areas may disturb each other.
if (isShort) await Promise.all(starts.map(measureAreas))
else for (const start of starts) await measureAreas(start)

const measured = Object.entries(areas).flatMap(([area, { queries }]) =>
  Object.entries(queries).map(([name, { ratio }]) => ({ name: `${area} ${name}`, ratio })),
)
const over = measured.filter(({ ratio }) => !(ratio <= limits.ratio)).map(({ name, ratio }) => `${name} ${ratio} x`)
await writeResult({
  name: 'growth',
  line: `${measured.length} queries of ${Object.keys(areas).join(', ')}: p95 above ${limits.ratio} x: ${over.join(', ') || 'none'}`,
  passed: over.length === 0,
  figures: { limits, repetitions, areas },
})

async function measureAreas(start: StartAreas): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  for (const area of await start(cleanup)) {
    const { name, records, sizes } = area
    areas[name] = { records, sizes, queries: await measureArea(area, repetitions) }
  }
}
