import type { Language } from '@ferrule/domain/locales/language'
import type { SeedBlockOf } from '../seed-block.ts'
import { positionTexts } from './open-position-texts.ts'

type Area = 'service' | 'development' | 'assembly' | 'apprenticeship'
type Row = [area: Area, city: string, workload: string, day: string, noExperience?: 'no experience']

/** The positions, the newest first; their titles are in the same order. A range of workloads allows part time. */
const rows: Row[] = [
  ['service', 'Linz', '80–100', '2026-11-16'],
  ['apprenticeship', 'Wolhusen', '100', '2026-11-14', 'no experience'],
  ['development', 'Brno', '80–100', '2026-11-11'],
  ['assembly', 'Elgin', '100', '2026-11-10', 'no experience'],
  ['development', 'Suzhou', '100', '2026-11-04'],
  ['assembly', 'Timișoara', '100', '2026-10-28'],
  ['service', 'Wolhusen', '80–100', '2026-10-27'],
  ['assembly', 'Wolhusen', '60–100', '2026-10-26'],
  ['service', 'Elgin', '100', '2026-10-23'],
  ['assembly', 'Timișoara', '100', '2026-10-21'],
  ['service', 'Nuremberg', '80–100', '2026-10-20'],
  ['apprenticeship', 'Wolhusen', '100', '2026-10-19', 'no experience'],
  ['service', 'Suzhou', '100', '2026-10-16'],
  ['development', 'Wolhusen', '80–100', '2026-10-14'],
  ['service', 'Lyon', '60–100', '2026-10-13'],
  ['apprenticeship', 'Linz', '100', '2026-10-12', 'no experience'],
  ['assembly', 'Timișoara', '100', '2026-10-09', 'no experience'],
  ['development', 'Wolhusen', '60–100', '2026-10-08'],
  ['service', 'Querétaro', '100', '2026-10-06'],
  ['service', 'Linz', '60–100', '2026-10-05'],
  ['development', 'Brno', '60–100', '2026-10-02'],
  ['apprenticeship', 'Nuremberg', '100', '2026-09-30', 'no experience'],
  ['assembly', 'Wolhusen', '50–80', '2026-09-29', 'no experience'],
  ['development', 'Wolhusen', '80–100', '2026-09-25'],
  ['service', 'Nagoya', '80–100', '2026-09-23'],
  ['service', 'Győr', '80–100', '2026-09-21'],
  ['assembly', 'Elgin', '100', '2026-09-18', 'no experience'],
  ['development', 'Wolhusen', '80–100', '2026-09-16'],
  ['service', 'Porto', '60–100', '2026-09-14'],
  ['apprenticeship', 'Timișoara', '100', '2026-09-11', 'no experience'],
  ['development', 'Nuremberg', '60–100', '2026-09-09'],
]

/** The open positions of the company, the same in every language. */
export function openPositions(language: Language, heading: string, footnote: string): SeedBlockOf<'open-positions'> {
  const { areas, titles, cities = {}, percent = ' %' } = positionTexts[language]
  return {
    blockType: 'open-positions',
    heading,
    footnote,
    positions: rows.map(([area, city, workload, day, noExperience], index) => ({
      title: titles[index] ?? '',
      area: areas[area],
      place: cities[city] ?? city,
      workload: workload + percent,
      publishedOn: `${day}T12:00:00.000Z`,
      noExperience: noExperience !== undefined,
      partTime: workload.includes('–'),
      href: null,
    })),
  }
}
