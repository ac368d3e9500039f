import type { PositionContent } from './positions-content.ts'

type Row = [title: string, area: string, place: string, workload: string, day: string]

const rows: Row[] = [
  ['Service engineer, crimping lines', 'Service', 'Linz', '80–100 %', '2026-11-16'],
  ['Apprentice polymechanic', 'Apprenticeship', 'Wolhusen', '100 %', '2026-11-14'],
  ['Software engineer, Wire Flow', 'Development', 'Brno', '60–100 %', '2026-11-11'],
  ['Assembler, test systems', 'Assembly', 'Elgin', '100 %', '2026-11-10'],
  ['Application engineer, high voltage', 'Development', 'Suzhou', '100 %', '2026-11-04'],
  ['Head of logistics', 'Assembly', 'Timișoara', '100 %', '2026-10-28'],
  ['Trainer for crimp quality', 'Service', 'Lyon', '60–80 %', '2026-10-21'],
  ['Service dispatcher', 'Service', 'Linz', '50–100 %', '2026-10-19'],
]

export const examplePositions: PositionContent[] = rows.map(([title, area, place, workload, day]) => ({
  title,
  area,
  place,
  workload,
  publishedOn: `${day}T12:00:00.000Z`,
  noExperience: /^A(?:pprentice|ssembler)/.test(title),
  partTime: workload.includes('–'),
  href: null,
}))
