import { createLog } from '@ferrule/telemetry/log'
import type { Mail } from '@ferrule/connectors/mailer/mail'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendWaitingMails } from '../mail/send-waiting-mails.ts'
import { requestPage } from '../graphql/page-of-list.ts'
import { userListQuery } from '@ferrule/domain/user-admin/access-list'
import type { InviteInput } from '@ferrule/domain/user-admin/user-admin-input'
import type { Database } from '../postgres/database.ts'
import { acceptInvitation, createInvitedAccount, readInvitation } from './accept-invitation.ts'
import { changeAccess } from './change-access.ts'
import { fakeDirectory } from './directory.fixture.ts'
import { expireAccesses } from './expire-accesses.ts'
import { importUsers } from './import-users.ts'
import { inviteUser } from './invite-user.ts'
import { readUser } from './read-user.ts'
import { readUserPage } from './read-users.ts'
import { createRenderInvitation } from './render-invitation.ts'
import { renewInvite } from './renew-invite.ts'
import { actionsOf, newKey, testTime, type TestWorld, withWorld } from './user-admin.fixture.ts'

const now = () => testTime
const log = createLog({ service: 'test', write: () => {} })
const publicOrigin = 'https://www.example'

const invite = (organisationId: string, email = 'new.person@example.com'): InviteInput => ({
  idempotencyKey: newKey(),
  email,
  organisationId,
  applications: [
    { application: 'inventory', role: 'user' },
    { application: 'ticketing', role: 'user' },
  ],
  reason: 'Shift 2',
  endsOn: undefined,
  message: 'Welcome <b>Robert</b>',
  language: 'de',
})

/** Sends all mails and returns those to an address. */
async function mailsTo(db: Database, address: string): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void (mail.to === address && sent.push(mail)), close: () => {} }
  const renderInvitation = createRenderInvitation({ db, publicOrigin })
  await sendWaitingMails({ db, now, log, mailer, renderOrderPdf: async () => undefined, renderInvitation })
  return sent
}

const tokenOf = (mail: Mail | undefined) => /invitation\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
const list = (db: Database, { clara }: TestWorld, input: object = {}) =>
  readUserPage({ db, now }, clara, { query: userListQuery.parse(input), page: requestPage(undefined) })

test('an invite is sent once, as text and HTML in its language, and its token is not stored [S6-010] [A8]', () =>
  withWorld(async (db, world) => {
    const input = invite(world.organisations.a)
    const invited = await inviteUser({ db, now }, world.clara, input)
    expect(invited).toEqual({ ok: true, value: { userId: null, expiresAt: '2026-12-01T10:00:00.000Z' } })
    expect(await inviteUser({ db, now }, world.clara, input)).toEqual(invited)
    const mails = await mailsTo(db, input.email)
    expect(mails.length).toBe(1)
    expect(mails[0]?.subject).toBe('clara Test lädt Sie ins Kundenportal ein')
    expect(mails[0]?.html).toContain('Welcome &lt;b&gt;Robert&lt;/b&gt;')
    const token = tokenOf(mails[0])
    expect(mails[0]?.html).toContain(`https://www.example/de/invitation/${token}`)
    const { rows } = await sql<{ found: boolean }>`select exists (select from outgoing_mail
      where outgoing_mail::text like ${`%${token}%`}) or exists (select from invitation
      where invitation::text like ${`%${token}%`}) as found`.execute(db.queries)
    expect(rows).toEqual([{ found: false }])
    const page = await list(db, world, { status: 'invited' })
    expect(page.entries).toMatchObject([{ isInvite: true, name: '', email: input.email }])
    expect(page.entries[0]?.accesses[0]?.actions).toEqual(['resend', 'withdraw'])
  }))

test('the response for a person of another customer equals that for a stranger [A9]', () =>
  withWorld(async (db, world) => {
    const { email } = world.actorOf('bert').profile
    const ofStranger = await inviteUser({ db, now }, world.clara, invite(world.organisations.a))
    const ofBert = await inviteUser({ db, now }, world.clara, invite(world.organisations.a, email))
    expect(JSON.stringify(ofBert)).toBe(JSON.stringify(ofStranger))
    const listed = (await list(db, world, { status: 'invited' })).entries.map(({ name, lastSignInAt }) => [
      name,
      lastSignInAt,
    ])
    expect(listed).toEqual([
      ['', null],
      ['', null],
    ])
  }))

test('a user whom the administrator sees already is named [S8-013]', () =>
  withWorld(async (db, { clara, organisations, people, actorOf }) => {
    const { email } = actorOf('anna').profile
    const result = await inviteUser({ db, now }, clara, invite(organisations.a, email))
    expect(result).toEqual({ ok: true, value: { userId: people.anna, expiresAt: null } })
  }))

test.each([
  ['a foreign organisation', (world: TestWorld) => invite(world.organisations.b), 'not-found'],
  [
    'an administrator role',
    (world: TestWorld) => ({
      ...invite(world.organisations.a),
      applications: [{ application: 'user-administration' as const, role: 'customer-administrator' }],
    }),
    'administrator-role',
  ],
  [
    'an end in the past',
    (world: TestWorld) => ({ ...invite(world.organisations.a), endsOn: '2026-11-16' }),
    'ends-in-past',
  ],
])('an external administrator does not invite into or with %s [A5]', (_, toInput, reason) =>
  withWorld(async (db, world) => {
    expect(await inviteUser({ db, now }, world.clara, toInput(world))).toEqual({ ok: false, reason })
  }),
)

test('the invited person accepts with a new account, once, and has the applications [S2-156]', () =>
  withWorld(async (db, world) => {
    const input = invite(world.organisations.a)
    await inviteUser({ db, now }, world.clara, input)
    const token = tokenOf((await mailsTo(db, input.email))[0])
    const { directory } = fakeDirectory()
    expect(await readInvitation({ db, now, directory }, token)).toMatchObject({
      email: input.email,
      invitedBy: 'clara Test',
      applications: ['inventory', 'ticketing'],
      isExpired: false,
      needsAccount: true,
    })
    const account = { token, firstName: 'Robert', lastName: 'Neu', password: 'short', language: 'de' as const }
    expect(await createInvitedAccount({ db, now, directory }, account)).toEqual({
      ok: false,
      reason: 'password-refused',
    })
    const created = await createInvitedAccount({ db, now, directory }, { ...account, password: 'long enough for it' })
    expect(created).toEqual({ ok: true, value: { application: 'inventory' } })
    expect(await createInvitedAccount({ db, now, directory }, account)).toEqual({ ok: false, reason: 'not-found' })
    const [user] = (await list(db, world, { search: 'robert' })).entries
    expect(user).toMatchObject({ name: 'Robert Neu', isInvite: false, isSyncPending: true })
    expect(user?.accesses.map(({ status }) => status)).toEqual(['active', 'active'])
    expect(await actionsOf(db, user?.id ?? '')).toEqual(['accept-invite'])
  }))

test('a signed-in person accepts an invite to their own address only [A8]', () =>
  withWorld(async (db, world) => {
    const bert = world.actorOf('bert')
    await inviteUser({ db, now }, world.clara, invite(world.organisations.a, bert.profile.email))
    const token = tokenOf((await mailsTo(db, bert.profile.email))[0])
    expect(await acceptInvitation({ db, now }, world.actorOf('bea'), token)).toEqual({
      ok: false,
      reason: 'other-address',
    })
    const late = () => new Date('2026-12-01T10:00:00Z')
    expect(await acceptInvitation({ db, now: late }, bert, token)).toEqual({ ok: false, reason: 'expired' })
    expect(await acceptInvitation({ db, now }, bert, 'x'.repeat(43))).toEqual({ ok: false, reason: 'not-found' })
    expect(await acceptInvitation({ db, now }, bert, token)).toMatchObject({ ok: true })
    expect(await acceptInvitation({ db, now }, bert, token)).toEqual({ ok: false, reason: 'not-found' })
    const details = await readUser({ db, now }, world.clara, world.people.bert)
    expect(details?.user.organisations).toMatchObject([{ id: world.organisations.a }])
    expect(details?.user.accesses.length).toBe(2)
  }))

test('an invite is sent again while it is valid, and a new one after it has expired [S4-026] [S4-027]', () =>
  withWorld(async (db, world) => {
    const { clara } = world
    const input = invite(world.organisations.a)
    await inviteUser({ db, now }, clara, input)
    const first = tokenOf((await mailsTo(db, input.email))[0])
    const [invited] = (await list(db, world, { status: 'invited' })).entries
    expect(invited?.accesses[0]?.actions).toEqual(['resend', 'withdraw'])
    const renewing = () => ({ idempotencyKey: newKey(), userId: invited?.id ?? '' })
    expect(await renewInvite({ db, now }, clara, { action: 'send-new', input: renewing() })).toEqual({
      ok: false,
      reason: 'not-allowed',
    })
    expect(await renewInvite({ db, now }, clara, { action: 'resend', input: renewing() })).toMatchObject({ ok: true })
    const second = tokenOf((await mailsTo(db, input.email))[0])
    const { directory } = fakeDirectory()
    expect(await readInvitation({ db, now, directory }, first)).toBeUndefined()
    expect(await readInvitation({ db, now, directory }, second)).toBeDefined()
    const later = () => new Date('2026-12-02T10:00:00Z')
    await expireAccesses({ db, now: later })
    const [expired] = (await list(db, world, { status: 'invite-expired' })).entries
    expect(expired?.accesses[0]?.actions).toEqual(['send-new', 'withdraw'])
    expect(await renewInvite({ db, now: later }, clara, { action: 'send-new', input: renewing() })).toMatchObject({
      ok: true,
    })
    expect((await list(db, world, { status: 'invited' })).entries[0]?.accesses[0]).toMatchObject({
      inviteExpiresAt: new Date('2026-12-16T10:00:00Z'),
    })
    const third = await mailsTo(db, input.email)
    expect(third.length).toBe(1)
  }))

test('withdrawing every application withdraws the invite, and its link ends', () =>
  withWorld(async (db, world) => {
    const input = invite(world.organisations.a)
    await inviteUser({ db, now }, world.clara, input)
    const token = tokenOf((await mailsTo(db, input.email))[0])
    const [invited] = (await list(db, world, { status: 'invited' })).entries
    for (const { id: accessId } of invited?.accesses ?? []) {
      const ending = { idempotencyKey: newKey(), accessId, reason: '' }
      expect(await changeAccess({ db, now }, world.clara, { action: 'withdraw', input: ending })).toMatchObject({
        ok: true,
      })
    }
    expect((await list(db, world, { search: 'new.person' })).entries).toEqual([])
    expect(await readInvitation({ db, now, directory: fakeDirectory().directory }, token)).toBeUndefined()
  }))

test('an import reports each row, invites the valid ones and changes nothing when repeated', () =>
  withWorld(async (db, world) => {
    const { rows: found } = await sql<{ number: string }>`select number from organisation
      where id = ${world.organisations.a}`.execute(db.queries)
    const number = found[0]?.number ?? ''
    const { email } = world.actorOf('anna').profile
    const csv = `email;organisation;applications;reason;ends;language
one@import.example;${number};inventory;Line 1;;de
${email};${number};inventory;;;
two@import.example;999;inventory;;;
three@import.example;${number};user-administration;;;`
    const outcomes = async (isTrial: boolean) => {
      const result = await importUsers({ db, now }, world.clara, { csv, isTrial })
      return result.ok ? result.value.map(({ line, outcome }) => `${line} ${outcome}`) : result.reason
    }
    const expected = ['2 invites', '3 exists', '4 organisation-unknown', '5 not-allowed']
    expect(await outcomes(true)).toEqual(expected)
    expect((await list(db, world, { status: 'invited' })).total).toBe(0)
    expect(await outcomes(false)).toEqual(expected)
    expect((await list(db, world, { status: 'invited' })).total).toBe(1)
    expect(await outcomes(false)).toEqual(['2 exists', ...expected.slice(1)])
  }))

test('an import refuses more than 500 rows, and finds one organisation among thousands', () =>
  withWorld(async (db, { david }) => {
    await sql`insert into organisation (id, number, name, country)
      select gen_random_uuid(), 70000000 + number, 'A' || number, 'AT' from generate_series(1, 2000) number`.execute(
      db.queries,
    )
    const importRows = async (rows: readonly string[]) => {
      const csv = ['email;organisation;applications;reason;ends;language', ...rows].join('\n')
      const result = await importUsers({ db, now }, david, { csv, isTrial: true })
      return result.ok ? result.value.map(({ outcome }) => outcome) : result.reason
    }
    const row = (name: string) => `one@import.example;${name};inventory;;;`
    expect(await importRows([row('70001999'), row('A1998')])).toEqual(['invites', 'invites'])
    expect(await importRows(Array(501).fill(row('70000001')))).toBe('too-many-rows')
  }))
