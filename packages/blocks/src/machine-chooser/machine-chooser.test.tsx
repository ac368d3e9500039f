import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Addresses } from '../addresses.ts'
import { exampleLabels } from '../example-props.ts'
import { type MachineChooserContent, machineChooserBlock } from './block.ts'
import { MachineChooser } from './component.tsx'

const addresses: Addresses = { toHref: (target) => target, toPictureUrl: () => '/picture.webp', toFileUrl: () => '' }

const render = (content: MachineChooserContent) =>
  renderToStaticMarkup(<MachineChooser content={content} addresses={addresses} labels={exampleLabels} />)

test('the choices are radio buttons of one group, the first one checked', () => {
  const html = render(machineChooserBlock.examples['three machines'])
  const buttons = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
  expect(buttons.map((button) => button.includes('checked'))).toEqual([true, false, false])
  expect(new Set(buttons.map((button) => /name="([^"]+)"/.exec(button)?.[1])).size).toBe(1)
})

test('every recommendation is in the markup, with links to the machine and to a comparison', () => {
  const html = render(machineChooserBlock.examples['three machines'])
  expect([...html.matchAll(/<h3>([^<]+)/g)].map(([, name]) => name)).toEqual(['Axion 56', 'Corva 20', 'Trino 110'])
  expect(html).toMatch(/href="\/products\/axion-56"[^>]*><span>See the Axion 56/)
  expect(html).toMatch(/href="\/compare\?products=axion-56,axion-72"[^>]*><span>Compare it with the Axion 72/)
  expect(html.match(/\/compare\?/g)).toHaveLength(1)
})

test('the group is labelled by the heading of the block', () => {
  const html = render(machineChooserBlock.examples['three machines'])
  const [, id = ''] = /<h2 [^>]*id="([^"]+)"/.exec(html) ?? []
  expect(id).not.toBe('')
  expect(html).toContain(`role="radiogroup" aria-labelledby="${id}"`)
})
