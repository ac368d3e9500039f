import { expect, test } from 'vitest'
import { InviteFields } from './invite-form.tsx'
import { InviteSent } from './invite-outcome.tsx'
import { buttonsOf, renderScreen, textOf } from '../portal/screen.fixture.ts'
import type { InviteState } from './use-invite.ts'

const options = {
  isInternal: false,
  inviteDays: 14,
  organisationCount: 1,
  userCount: 41,
  requestCount: 2,
  organisations: [{ id: 'o1', name: 'Brenner Linz' }],
  applications: [
    { name: 'ticketing', roles: ['user'], activeUsers: 24, requests: 0 },
    { name: 'kampus', roles: [], activeUsers: 6, requests: 0 },
  ],
}
const untouched: InviteState = { isSending: false, problems: [], attempts: 0 }

const formOf = (state: Partial<InviteState>) =>
  renderScreen(<InviteFields options={options} state={{ ...untouched, ...state }} onSend={() => undefined} />)

test('a user can be invited to an organisation and the applications that the administrator grants [S2-156]', async () => {
  const html = await formOf({})
  expect(textOf(html)).toContain('The invite is valid for 14 days.')
  expect(html).toContain('<option value="o1">Brenner Linz</option>')
  expect([
    ...html.matchAll(/name="applications"[^>]*value="(\w+)"|value="(\w+)"[^>]*name="applications"/g),
  ]).toHaveLength(1)
  expect(buttonsOf(html)).toContain('Send invite')
  expect(html).not.toContain('aria-invalid')
})

test('an invalid address shows "Please provide a valid email address" at the field and in the summary [S5-044]', async () => {
  const html = await formOf({ problems: ['email'], attempts: 1 })
  expect(html).toContain('<a href="#email">Please provide a valid email address</a>')
  expect(html).toMatch(/id="email-error".*Please provide a valid email address/)
  expect(html).toMatch(/<input[^>]*id="email"[^>]*aria-invalid="true"/)
})

test('a user who exists already has a link to the profile [S8-013]', async () => {
  const failure = { reason: 'already-visible', fields: [], requestId: 'r1' }
  const html = await formOf({ failure, profileId: 'u7' })
  expect(textOf(html)).toContain('This user already exists')
  expect(html).toContain('<a href="/en/mykomax/user-admin/u7">Go to profile</a>')
})

test('a failed invite shows technical details and no profile [S8-014]', async () => {
  const html = await formOf({ failure: { reason: 'too-many', fields: [], requestId: 'r2' } })
  expect(textOf(html)).toContain('The user could not be invited The limit of invites is reached.')
  expect(textOf(html)).toContain('Technical details Message too-many Request ID r2')
  expect(html).not.toContain('Go to profile')
})

test('the answer to an invite does not tell whether an account exists, and shows the expiry', async () => {
  const sent = { email: 'r.ortner@brenner.example', expiresAt: '2026-12-01T10:00:00.000Z' }
  const text = textOf(await renderScreen(<InviteSent sent={sent} onAnother={() => undefined} />))
  expect(text).toContain('We do not say whether an account exists.')
  expect(text).toContain('Invite valid until 1 Dec 2026')
})
