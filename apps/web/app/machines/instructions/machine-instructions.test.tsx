import { groupVersions } from '@ferrule/domain/machines/instructions/group-versions'
import { chooseForReader } from '@ferrule/domain/machines/instructions/choose-for-reader'
import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import { MachineInstructions } from './machine-instructions.tsx'
import { SafetyNotice } from './safety-notice.tsx'
import type { InstructionView } from './use-reader-documents.ts'

const serialNumber = '56-1184-207'

function aDocument(properties: Partial<InstructionView>): InstructionView {
  return {
    id: 'd1',
    kind: 'instructions',
    title: 'Operating instructions Axion 56',
    language: 'en',
    origin: 'original',
    version: '4.1',
    issuedOn: '2022-01-10',
    softwareFrom: null,
    softwareUntil: null,
    byteSize: 14_889_779,
    replaces: null,
    changes: [],
    ...properties,
  }
}

const changes = [{ page: 48, text: 'Waiting time raised' }]
const documents = [
  aDocument({ id: 'd2', version: '4.2', issuedOn: '2026-10-03', replaces: 'd1', changes, softwareFrom: '8.0' }),
  aDocument({}),
  aDocument({ id: 'd3', kind: 'safety', title: 'Safety instructions Axion 56' }),
  aDocument({ id: 'd4', language: 'de', title: 'Betriebsanleitung Axion 56', origin: 'translation' }),
]

async function render(placedOnMarket: string): Promise<string> {
  const texts = await loadTexts('en')
  const found = chooseForReader(groupVersions(documents, placedOnMarket), 'en')
  const shown = (
    <TextsContext value={texts}>
      <SafetyNotice serialNumber={serialNumber} documents={found.chosen} />
      <MachineInstructions nameplate={{ serialNumber, model: 'Axion 56', onlineUntil: '2044-03-31' }} {...found} />
    </TextsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component: () => shown }])
  return renderToStaticMarkup(<Stub initialEntries={[`/en/id/${serialNumber}`]} />)
}

test('the safety instructions are the first link, and open without script', async () => {
  const html = await render('2024-03-01')
  expect(/<a [^>]*href="([^"]+)"/.exec(html)?.[1]).toBe('/id/56-1184-207/documents/d3/4.1.pdf')
  expect(/<section.*?<\/section>/.exec(html)?.[0]).not.toMatch(/<button|data-island/)
})

test('the newest version comes first with its changes, and the delivered one stays listed', async () => {
  const html = await render('2024-03-01')
  expect(html).toMatch(/Version 4\.2 of 3 October 2026, Original version, For software 8\.0 and later, PDF, 14\.2\sMB/)
  expect(html).toContain('Changed since version 4.1')
  expect(html).toMatch(/p\. 48.*Waiting time raised/)
  expect(html).toMatch(/Version 4\.1 of 10 January 2022[^<]*<\/small><small>Delivered with this machine/)
  expect(html).toContain('href="/id/56-1184-207/documents/d1/4.1.pdf?save"')
})

test('a machine that was delivered with the newest version says so once', async () => {
  const html = await render('2026-11-01')
  expect(html).toMatch(/14\.2\sMB, Delivered with this machine/)
})

test('documents in other languages are links of the page, with the archive and the date', async () => {
  const html = await render('2024-03-01')
  expect(html).toMatch(/<h3 id="in-de" lang="de">Deutsch<\/h3>.*href="\/id\/56-1184-207\/documents\/d4\/4\.1\.pdf"/)
  expect(html).toContain('href="/id/56-1184-207/instructions.zip?language=en"')
  expect(html).toContain('Online until 31 March 2044 at least.')
})

test('the packages for document management have the size of the versions inside', async () => {
  const html = await render('2024-03-01')
  expect(html).toContain('href="/id/56-1184-207/documentation.vdi2770.zip?language=en"')
  expect(html).toMatch(
    /documentation\.iirds\?language=en"[^>]*><span>Documentation package \(iiRDS\)<small>[^<]*56\.8\sMB/,
  )
})
