import { loadTexts } from '@ferrule/texts/load-texts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import type { LoadedNameplate } from './load-nameplate.server.ts'
import { MachineSupport } from './machine-support.tsx'
import { NameplateActions } from './nameplate-actions.tsx'
import { RatingPlate } from './rating-plate.tsx'

const texts = await loadTexts('en')

function render(shown: ReactNode): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => <TextsContext value={texts}>{shown}</TextsContext> }])
  return renderToStaticMarkup(<Stub initialEntries={['/en/id/24-1555-666']} />)
}

const plate = {
  maker: { name: 'Norlitz Holding AG', place: 'Wolhusen, Switzerland' },
  model: 'Axion 24',
  serialNumber: '24-1555-666',
  builtIn: 2022,
  facts: [{ key: 'power', name: 'Power', value: '2.7', unit: 'kW' }],
  address: 'https://www.norlitz.example/id/24-1555-666',
}

test('the rating plate names maker, identity and facts, and draws the code of the machine', () => {
  const html = render(<RatingPlate plate={plate} />)
  for (const text of ['Norlitz Holding AG', 'Wolhusen, Switzerland', '>Axion 24<', '>2022<', '>/id/24-1555-666<'])
    expect(html).toContain(text)
  expect(html).toMatch(/<th scope="row">Power<\/th><td>2\.7<span[^>]*> kW<\/span>/)
  expect(html).toMatch(/<svg viewBox="0 0 \d+ \d+" aria-hidden="true"><path d="M/)
})

const open = { localTime: '15:30', state: 'open', closesAt: '17:00' } as const
const closed = { localTime: '19:30', state: 'closed', opens: undefined } as const

test.each<[string, LoadedNameplate['help'], string | undefined]>([
  ['open', { city: 'Linz', phone: '+43 732 555 40', opening: open }, '+43 732 555 40, Open today until 17:00'],
  ['closed', { city: 'Linz', phone: '+43 732 555 40', opening: closed }, '+43 732 555 40, Closed now'],
  ['unknown hours', { city: 'Linz', phone: '+43 732 555 40', opening: undefined }, '+43 732 555 40<'],
  ['no location', undefined, undefined],
])('a person at the machine can report a fault and call the service: %s', (_, help, text) => {
  const html = render(<NameplateActions nameplate={{ model: 'Axion 24', serialNumber: '24-1555-666', help }} />)
  expect(html).toContain('/requests/service?')
  expect(html.includes('Call service, Linz')).toBe(text !== undefined)
  expect(html.includes('href="tel:+4373255540"')).toBe(text !== undefined)
  if (text) expect(html).toContain(text)
})

const advisory = {
  trackingId: 'NSA-2026-04',
  language: 'en',
  title: 'Remote access accepts an old certificate',
  severity: 'high',
  score: 8.1,
  fixedIn: ['8.3'],
}

test('a machine has its advisories with their fixes, and the last month of its updates', () => {
  const machine = { placedOnMarket: '2024-03-15', supportUntil: '2099-03', advisories: [advisory] }
  const html = render(<MachineSupport nameplate={machine} />)
  expect(html).toContain('1 security advisory for this model')
  expect(html).toMatch(/href="[^"]*\/security\/NSA-2026-04" lang="en">Remote access accepts an old certificate</)
  expect(html).toContain('NSA-2026-04, Fixed in version 8.3')
  expect(html).toContain('Security updates until March 2099')
  expect(html).toMatch(/<text[^>]*>Today</)
})

test.each([
  ['over', '2020-03', 'Security updates ended in March 2020'],
  ['not stated', null, undefined],
])('support that is %s has no mark for today', (_, supportUntil, sentence) => {
  const html = render(<MachineSupport nameplate={{ placedOnMarket: '2014-03-15', supportUntil, advisories: [] }} />)
  expect(html).toContain('No security advisories for this model')
  expect(html).not.toContain('Today')
  expect(html.includes('Security updates')).toBe(sentence !== undefined)
  if (sentence) expect(html).toContain(sentence)
})
