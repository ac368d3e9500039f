import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInAsEditor } from '../support/editor.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const read = (path: string) => request(`${settings.edge}${path}`)

test('visitors read the investor tables without signing in, and save them as files [S1-011]', async () => {
  const { status, text } = await read('/en/investors/share')
  expect(status).toBe(200)
  for (const title of ['Share price', 'Total return', 'Shareholders', 'Share distribution', 'Key data per share'])
    expect(text).toContain(`<h2>${title}</h2>`)
  const [, file = ''] = /href="(\/en\/investor-tables\/[\w-]+\.csv)"/.exec(text) ?? []
  const csv = await read(file)
  expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(csv.text).toContain('2022')
  expect((await read(file.replace('.csv', '.xlsx'))).body.subarray(0, 2).toString()).toBe('PK')
})

test.each(['en', 'de'])('the financial calendar is a calendar file in %s', async (language) => {
  const { status, headers, text } = await read(`/${language}/financial-calendar.ics`)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/)
  expect(text).toContain(`SUMMARY;LANGUAGE=${language}:`)
})

test('an annual report appears at its publication time, on the page and as a file', async () => {
  const editor = await signInAsEditor()
  const title = `Annual report ${randomUUID()}`
  const appears = Date.now() + 5000
  const id = await editor.create('investor-records', {
    kind: 'annual-report',
    year: 2190,
    title,
    cells: 'Chapter|Pages\nFinancial report|1–2',
    publicationDate: new Date(appears).toISOString(),
  })
  const isShown = async () => (await read('/en/investors/annual-report')).text.includes(title)
  const statusOfFile = async () => (await read(`/en/investor-tables/${id}.csv`)).status
  try {
    const before = [await isShown(), await statusOfFile()]
    // A slow machine may reach this line after the publication time, which proves nothing.
    if (Date.now() < appears) expect(before).toEqual([false, 404])
    await expect.poll(isShown).toBe(true)
    expect(Date.now()).toBeGreaterThanOrEqual(appears)
    await expect.poll(statusOfFile).toBe(200)
  } finally {
    await editor.remove('investor-records', id)
  }
})
