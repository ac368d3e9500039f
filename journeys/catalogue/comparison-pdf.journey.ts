import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { type HttpResponse, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

async function fetchFile(path: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const response = await request(`${settings.edge}${path}`, { headers })
  expect(response.status).toBe(200)
  return response
}

async function readPdf(
  path: string,
  sent?: Record<string, string>,
): Promise<{ title: unknown; text: string; pages: number; headers: HttpResponse['headers'] }> {
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
  const text = texts.join(' ').replaceAll(/\s+/g, ' ')
  return { title: 'Title' in info ? info.Title : undefined, text, pages: pdf.numPages, headers }
}

test.each([
  ['en', 'Data sheet Corva 24', 'Technical data', 'Crimping force'],
  ['de', 'Datenblatt Corva 24', 'Technische Daten', 'Crimpkraft'],
  ['ja', 'Corva 24 データシート', '技術データ', '圧着力'],
  ['zh', 'Corva 24 数据表', '技术参数', '压接力'],
])(
  'the data sheet in %s is translated and has both measurement systems',
  async (language, title, section, attribute) => {
    const { title: named, text, pages } = await readPdf(`/${language}/data-sheets/corva-24.pdf`)
    expect(named).toBe(title)
    for (const part of ['Corva 24', section, attribute, '24 kN', 'lbf)', `1 / ${pages}`]) expect(text).toContain(part)
  },
)

test('the units of the address come first on a data sheet', async () => {
  const { text } = await readPdf('/en/data-sheets/corva-24.pdf?units=Imperial')
  expect(text).toContain('1.57 in (40 mm)')
})

test("without units in the address a data sheet uses the visitor's chosen units", async () => {
  const textFor = async (system: string) =>
    (await readPdf('/en/data-sheets/corva-24.pdf', { cookie: `uapp_measurement-system=${system}` })).text
  expect(await textFor('Imperial')).toContain('1.57 in (40 mm)')
  expect(await textFor('Metric')).toContain('40 mm (1.57 in)')
})

test('an unknown product has no data sheet', async () => {
  expect((await request(`${settings.edge}/en/data-sheets/no-such-machine.pdf`)).status).toBe(404)
})

test('a comparison as PDF names its products, marks missing values and links to the page', async () => {
  const { text, headers } = await readPdf('/en/compare.pdf?products=corva-24,axion-56,helix-240&units=Imperial')
  for (const part of ['Corva 24', 'Axion 56', 'Helix 240', 'n/a', 'Stroke, in', 'Open this comparison online'])
    expect(text).toContain(part)
  expect(text).not.toContain('Stroke, mm')
  expect(headers['cache-control']).toContain('no-store')
  expect((await request(`${settings.edge}/en/compare.pdf?products=corva-24`)).status).toBe(404)
})

test('a comparison as a workbook has a row for each attribute, numeric cells and n/a for missing values', async () => {
  const { body } = await fetchFile('/de/compare.xlsx?products=corva-24,axion-56')
  const [head, ...rows] = await readSheet(body)
  expect(head?.slice(2)).toEqual(['Corva 24', 'Axion 56'])
  const force = rows.find(([name]) => name === 'Crimpkraft')
  expect(force?.slice(1)).toEqual(['kN', 24, 30])
  const stroke = rows.find(([name]) => name === 'Hub')
  expect(stroke?.slice(1)).toEqual(['mm', expect.any(Number), expect.any(String)])
  const output = rows.find(([, unit]) => unit === 'Stk./h')
  expect(output?.slice(2)).toEqual([1200, 3700])
  for (const cell of rows.flat()) expect(String(cell)).not.toMatch(/^[=+\-@]/)
})
