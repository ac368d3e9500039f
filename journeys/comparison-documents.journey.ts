import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { type Answer, request } from './support/request.ts'
import { settings } from './support/settings.ts'

async function fetchFile(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await request(`${settings.edge}${path}`, { headers })
  expect(answer.status).toBe(200)
  return answer
}

async function readPdf(
  path: string,
  sent?: Record<string, string>,
): Promise<{ title: unknown; words: string; pages: number; headers: Answer['headers'] }> {
  const { body, headers } = await fetchFile(path, sent)
  expect(headers['content-type']).toBe('application/pdf')
  const pdf = await getDocument({ data: new Uint8Array(body), verbosity: 0 }).promise
  const { info } = await pdf.getMetadata()
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const texts = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  const words = texts.join(' ').replaceAll(/\s+/g, ' ')
  return { title: 'Title' in info ? info.Title : undefined, words, pages: pdf.numPages, headers }
}

test.each([
  ['en', 'Data sheet Corva 24', 'Technical data', 'Crimping force'],
  ['de', 'Datenblatt Corva 24', 'Technische Daten', 'Crimpkraft'],
  ['ja', 'Corva 24 データシート', '技術データ', '圧着力'],
  ['zh', 'Corva 24 数据表', '技术参数', '压接力'],
])('the data sheet in %s has its words and both systems', async (language, title, section, attribute) => {
  const { title: named, words, pages } = await readPdf(`/${language}/data-sheets/corva-24.pdf`)
  expect(named).toBe(title)
  for (const part of ['Corva 24', section, attribute, '24 kN', 'lbf)', `1 / ${pages}`]) expect(words).toContain(part)
})

test('the units of the address come first on a data sheet', async () => {
  const { words } = await readPdf('/en/data-sheets/corva-24.pdf?units=Imperial')
  expect(words).toContain('1.57 in (40 mm)')
})

test('without units in the address a data sheet follows what its reader chose', async () => {
  const wordsFor = async (system: string) =>
    (await readPdf('/en/data-sheets/corva-24.pdf', { cookie: `uapp_measurement-system=${system}` })).words
  expect(await wordsFor('Imperial')).toContain('1.57 in (40 mm)')
  expect(await wordsFor('Metric')).toContain('40 mm (1.57 in)')
})

test('a product nobody has has no data sheet', async () => {
  expect((await request(`${settings.edge}/en/data-sheets/no-such-machine.pdf`)).status).toBe(404)
})

test('a comparison on paper names its products, marks what is missing and leads back', async () => {
  const { words, headers } = await readPdf('/en/compare.pdf?products=corva-24,axion-56,helix-240&units=Imperial')
  for (const part of ['Corva 24', 'Axion 56', 'Helix 240', 'n/a', 'Stroke, in', 'Open this comparison online'])
    expect(words).toContain(part)
  expect(words).not.toContain('Stroke, mm')
  expect(headers['cache-control']).toContain('no-store')
  expect((await request(`${settings.edge}/en/compare.pdf?products=corva-24`)).status).toBe(404)
})

test('a comparison as a table has a row for each attribute, figures as figures and n/a for the rest', async () => {
  const { body } = await fetchFile('/de/compare.xlsx?products=corva-24,axion-56')
  const [head, ...rows] = await readSheet(body)
  expect(head?.slice(2)).toEqual(['Corva 24', 'Axion 56'])
  const force = rows.find(([name]) => name === 'Crimpkraft')
  expect(force?.slice(1)).toEqual(['kN', 24, expect.any(String)])
  const output = rows.find(([, unit]) => unit === 'Stk./h')
  expect(output?.slice(2)).toEqual([1200, 3700])
  for (const cell of rows.flat()) expect(String(cell)).not.toMatch(/^[=+\-@]/)
})
