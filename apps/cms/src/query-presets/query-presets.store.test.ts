import type { StaffRole } from '@ferrule/domain/publishing/staff-rights'
import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'

const collection = 'payload-query-presets'

type Sharing = { constraint: 'everyone' | 'onlyMe' | 'specificUsers' | 'specificRoles'; roles?: StaffRole[] }

/** Another staff member than the signed-in one, in the same transaction; nobody without a role. */
async function someone({ payload, req, user }: TestContext, role?: StaffRole): Promise<PayloadRequest> {
  const id = '11111111-1111-4111-8111-111111111111'
  const other = await createLocalReq(role ? { user: { ...user, id, role } } : {}, payload)
  if (req.transactionID) other.transactionID = req.transactionID
  return other
}

const save = ({ payload }: TestContext, req: PayloadRequest, read: Sharing) =>
  payload.create({
    collection,
    req,
    overrideAccess: false,
    data: {
      title: 'Drafts',
      relatedCollection: 'pages',
      where: { _status: { equals: 'draft' } },
      access: { read, update: { constraint: 'onlyMe' }, delete: { constraint: 'onlyMe' } },
    },
  })

async function titlesFor(context: TestContext, role?: StaffRole): Promise<string[]> {
  const req = await someone(context, role)
  const read = { collection, req, overrideAccess: false, where: { title: { equals: 'Drafts' } } } as const
  const { docs } = await context.payload.find({ ...read, disableErrors: true })
  return docs.map(({ title }) => title)
}

test('a preset for publishers and administrators is read by them only', () =>
  rolledBack(async (context) => {
    await save(context, context.req, { constraint: 'specificRoles', roles: ['publisher', 'administrator'] })
    expect(await titlesFor(context, 'publisher')).toEqual(['Drafts'])
    expect(await titlesFor(context, 'translator')).toEqual([])
    expect(await titlesFor(context)).toEqual([])
  }))

test('a preset for everyone is for staff only', () =>
  rolledBack(async (context) => {
    await save(context, context.req, { constraint: 'everyone' })
    expect(await titlesFor(context, 'translator')).toEqual(['Drafts'])
    expect(await titlesFor(context)).toEqual([])
  }))

test('an own preset is read by its author only', () =>
  rolledBack(async (context) => {
    await save(context, context.req, { constraint: 'onlyMe' })
    expect(await titlesFor(context, 'administrator')).toEqual([])
  }))

test('a translator may not share a preset', () =>
  rolledBack(async (context) => {
    const translator = await createLocalReq({ user: { ...context.user, role: 'translator' } }, context.payload)
    if (context.req.transactionID) translator.transactionID = context.req.transactionID
    await expect(save(context, translator, { constraint: 'everyone' })).rejects.toThrow()
  }))
