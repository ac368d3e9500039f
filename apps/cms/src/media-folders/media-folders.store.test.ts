import type { StaffRole } from '@ferrule/domain/publishing/staff-rights'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'

const as = { collection: 'media-folders', overrideAccess: false } as const

async function staff({ payload, req, user }: TestContext, role?: StaffRole) {
  const other = await createLocalReq(role ? { user: { ...user, role } } : {}, payload)
  if (req.transactionID) other.transactionID = req.transactionID
  return other
}

test('a publisher deletes the folder of an editor, and its files stay', () =>
  rolledBack(async (context) => {
    const { payload } = context
    const editor = await staff(context, 'editor')
    const folder = await payload.create({ ...as, req: editor, data: { name: 'Fair 2027' } })
    const file = (await payload.find({ collection: 'media', req: editor, limit: 1, overrideAccess: false })).docs[0]
    if (!file) throw new Error('this test needs the demo content')
    const data = { folder: folder.id, alt: 'Stand at the fair' }
    // Only a publisher changes a file that public pages show.
    const req = await staff(context, 'publisher')
    await payload.update({ collection: 'media', req, id: file.id, overrideAccess: false, locale: 'en', data })
    await payload.delete({ ...as, req, id: folder.id })
    const kept = await payload.findByID({ collection: 'media', req: editor, id: file.id, overrideAccess: false })
    expect(kept.folder ?? null).toBeNull()
  }))

test('an editor may not delete a folder', () =>
  rolledBack(async (context) => {
    const req = await staff(context, 'editor')
    const { id } = await context.payload.create({ ...as, req, data: { name: 'Fair 2027' } })
    await expect(context.payload.delete({ ...as, req, id })).rejects.toThrow()
  }))

test.each(['translator', undefined] as const)('no folder is created by %s', (role) =>
  rolledBack(async (context) => {
    const req = await staff(context, role)
    await expect(context.payload.create({ ...as, req, data: { name: 'Fair 2027' } })).rejects.toThrow()
  }),
)

test('anonymous visitors read no folders', () =>
  rolledBack(async (context) => {
    await expect(context.payload.find({ ...as, req: await staff(context) })).rejects.toThrow()
  }))
