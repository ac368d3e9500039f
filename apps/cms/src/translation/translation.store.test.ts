import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { serviceKeyHeader } from '../access/service-key.ts'
import { transactionOf } from '../postgres/transaction-of.ts'
import { readSettings } from '../settings.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { changePageTranslation } from './change-translation.ts'
import { changeTranslation, readTranslation } from './translation-endpoints.ts'

async function createPage({ payload, req, siteId }: TestContext): Promise<string> {
  const as = { collection: 'pages', req, overrideAccess: false, locale: 'en' } as const
  return (await payload.create({ ...as, data: aPage({ site: siteId }) })).id
}

const change = async (context: TestContext, id: string, action: 'start' | 'reset') =>
  changePageTranslation(await transactionOf(context.req), id, { action, session: 'digest' })

test('a started translation is in progress until its reset, and each effective change is audited once', () =>
  rolledBack(async (context) => {
    const id = await createPage(context)
    const started = await change(context, id, 'start')
    expect(started?.sourceLanguage).toBe('en')
    expect(new Set(started?.targetLanguages.map(({ state }) => state))).toEqual(new Set(['InProgress']))
    expect(await change(context, id, 'start')).toEqual(started)
    const reset = await change(context, id, 'reset')
    expect(new Set(reset?.targetLanguages.map(({ state }) => state))).toEqual(new Set(['MarkedForTranslation']))
    const db = await transactionOf(context.req)
    const { rows } = await db.execute(
      sql`select action, session from translation_events where page_id = ${id} order by id`,
    )
    expect(rows).toEqual([
      { action: 'start', session: 'digest' },
      { action: 'reset', session: 'digest' },
    ])
  }))

test('only the website reads and changes translations [C15]', () =>
  rolledBack(async (context) => {
    const id = await createPage(context)
    const call = async (endpoint: typeof readTranslation, key: string, body?: unknown) => {
      const headers = new Headers({ [serviceKeyHeader]: key })
      const json = async () => body
      return (await endpoint.handler(Object.assign(context.req, { headers, json, routeParams: { id } }))).status
    }
    const { serviceKey } = readSettings()
    const start = { action: 'start', session: 'digest' }
    expect([await call(readTranslation, 'guess'), await call(changeTranslation, 'guess', start)]).toEqual([404, 404])
    expect([await call(readTranslation, serviceKey), await call(changeTranslation, serviceKey, start)]).toEqual([
      200, 200,
    ])
    expect(await call(changeTranslation, serviceKey, { action: 'publish', session: 'x' })).toBe(400)
  }))
