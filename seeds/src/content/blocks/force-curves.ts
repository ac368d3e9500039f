import { formatValue } from '@ferrule/domain/measurement/format-value'
import type { Language } from '@ferrule/domain/locales/language'
import { translationTable } from '../../catalogue/translations.ts'
import type { PictureName } from '../pictures.ts'
import type { SeedBlockOf } from '../seed-block.ts'
import { type LinkTuple, toLinks } from './text-blocks.ts'

const words = translationTable({
  travel:
    'Ram travel, mm | Stößelweg, mm | Course du coulisseau, mm | 滑块行程, mm | ラム変位, mm | Recorrido del punzón, mm | Curso do martelo, mm | Dráha beranu, mm | Nyomófej útja, mm | Cursa berbecului, mm | Dráha barana, mm',
  force:
    'Force, kN | Kraft, kN | Force, kN | 力, kN | 力, kN | Fuerza, kN | Força, kN | Síla, kN | Erő, kN | Forță, kN | Sila, kN',
  'in-tolerance':
    'in tolerance | in Toleranz | dans la tolérance | 公差内 | 公差内 | en tolerancia | na tolerância | v toleranci | tűrésen belül | în toleranță | v tolerancii',
  summary:
    'The force of a stroke rises to {peak} kN at {travel} mm of ram travel and falls to zero. | Die Kraft eines Hubs steigt bei {travel} mm Stößelweg auf {peak} kN und fällt dann auf null. | La force d’une course monte à {peak} kN à {travel} mm puis retombe à zéro. | 一次冲程的力在行程 {travel} mm 处升至 {peak} kN，随后降为零。 | 1ストロークの力は変位{travel} mmで{peak} kNに達し、その後ゼロに戻ります。 | La fuerza de una carrera sube a {peak} kN a los {travel} mm y cae a cero. | A força de um curso sobe a {peak} kN aos {travel} mm e cai a zero. | Síla zdvihu stoupne při {travel} mm na {peak} kN a klesne na nulu. | Egy löket ereje {travel} mm-nél {peak} kN-ra nő, majd nullára esik. | Forța unei curse crește la {peak} kN la {travel} mm și scade la zero. | Sila zdvihu stúpne pri {travel} mm na {peak} kN a klesne na nulu.',
})

/** The released stroke of the demo press: force in kN for each millimetre of ram travel from 30 on. */
const forces = [0, 0.3, 0.9, 2.4, 4.8, 7.6, 11.3, 15.5, 18.1, 19.2, 0]
const start = 30

type Curve = { heading: string; lead: string; links: LinkTuple[]; image?: PictureName; beside?: boolean }

/** The force curve of one crimp on a dark band, or beside its text. */
export function forceCurve(
  language: Language,
  { heading, lead, links, image, beside = false }: Curve,
): SeedBlockOf<'force-curve'> {
  const format = (value: number) => formatValue(value, language)
  const peak = Math.max(...forces)
  const rows = forces.map((force, index) => `${start + index}|${format(force)}`)
  return {
    blockType: 'force-curve',
    heading,
    lead,
    image: image ?? null,
    links: toLinks(links),
    curveLayout: beside ? 'beside' : 'band',
    summary: words.summary[language]
      .replace('{peak}', format(peak))
      .replace('{travel}', format(start + forces.indexOf(peak))),
    cells: [`${words.travel[language]}|${words.force[language]}`, ...rows].join('\n'),
    peakLabel: words['in-tolerance'][language],
    footnote: null,
  }
}
