import { families } from '../blocks/teasers.ts'
import type { SeedBlockOf } from '../seed-block.ts'

type ProcessText = [title: string, text: string]

type ProcessTexts = {
  heading: string
  note: string
  /** Text of the link to all machines. */
  all: string
  /** Decimal sign of the ranges. */
  decimal: '.' | ','
  /** Number of test points, such as "128–4 096 points". */
  points: string
  processes: [
    cut: ProcessText,
    crimp: ProcessText,
    mark: ProcessText,
    twist: ProcessText,
    test: ProcessText,
    quality: ProcessText,
  ]
}

/** The six processes of the home page with their ranges. */
export function processFamilies(texts: ProcessTexts): SeedBlockOf<'classification-grid'> {
  const { heading, note, all, points, processes } = texts
  const [cut, crimp, mark, twist, test, quality] = processes
  const number = (range: string) => range.replaceAll('.', texts.decimal)
  const row = ([title, text]: ProcessText) => ({ title, text })
  return families(
    { heading, note, link: [all, '/products'] },
    {
      process: 'cut',
      ...row(cut),
      range: number('0.03–240 mm²'),
      href: '/products/cut-and-strip',
      image: 'cut-strip-bench-machine',
    },
    {
      process: 'crimp',
      ...row(crimp),
      range: number('0.03–240 mm²'),
      href: '/products/crimping-lines',
      image: 'crimping-press',
    },
    {
      process: 'mark',
      ...row(mark),
      range: number('0.8–18 mm'),
      href: '/products/wire-markers',
      image: 'inkjet-wire-marker',
    },
    {
      process: 'twist',
      ...row(twist),
      range: number('0.13–6 mm²'),
      href: '/products/twisting-machines',
      image: 'wire-twisting-machine',
    },
    { process: 'test', ...row(test), range: points, href: '/products/test-benches', image: 'harness-test-bench' },
    {
      process: 'quality',
      ...row(quality),
      range: '1 µm',
      href: '/products/crimp-inspection',
      image: 'crimp-inspection-microscope',
    },
  )
}
