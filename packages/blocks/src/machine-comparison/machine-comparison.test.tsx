import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Addresses } from '../addresses.ts'
import { exampleLabels } from '../example-props.ts'
import { type MachineComparisonContent, machineComparisonBlock } from './block.ts'
import { MachineComparison } from './component.tsx'

const addresses: Addresses = { toHref: (target) => target, toPictureUrl: () => '/picture.webp', toFileUrl: () => '' }

const render = (content: MachineComparisonContent) =>
  renderToStaticMarkup(<MachineComparison content={content} addresses={addresses} labels={exampleLabels} />)

test('the bars have one scale, which the note states', () => {
  const html = render(machineComparisonBlock.examples['three machines'])
  const bars = [...html.matchAll(/x="(\d+)" y="0" width="(\d+)"/g)].map(([, start, width]) => [
    Number(start),
    Number(width),
  ])
  // From 0.1 to 100 mm²: 0.13–4, 0.22–6 and 0.22–16.
  expect(bars).toEqual([
    [38, 496],
    [114, 479],
    [114, 621],
  ])
  expect(html).toContain('from 0.1 to 100 mm²')
})

test('each machine has its technical data, and one link compares all of them', () => {
  const html = render(machineComparisonBlock.examples['three machines'])
  expect(html).toContain('<dt>Crimp force</dt><dd>30<span> kN</span></dd>')
  expect(html).toContain('href="/products/axion-56"')
  expect(html).toContain('href="/compare?products=axion-24,axion-56,axion-88"')
})

test('a machine without technical data has neither bar nor values', () => {
  const html = render(machineComparisonBlock.examples['without technical data, long words'])
  expect(html.match(/<svg/g)).toHaveLength(1)
  expect(html.match(/<dl/g)).toHaveLength(1)
})
