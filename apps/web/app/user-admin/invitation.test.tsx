import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import InvitationPage from './invitation.route.tsx'
import { renderScreen, textOf } from '../portal/screen.fixture.ts'

const invitation = {
  email: 'r.ortner@brenner.example',
  organisationName: 'Brenner Kabeltechnik GmbH, Linz',
  invitedBy: 'Marta Holzer',
  applications: ['ticketing', 'inventory'],
  message: 'Please accept before Monday.',
  expiresAt: '2026-11-29T10:00:00.000Z',
  isExpired: false,
  needsAccount: false,
}

const Page = InvitationPage as ComponentType<object>

function pageOf(shown: object | null, actionData?: object): Promise<string> {
  const props: object = { loaderData: { invitation: shown }, params: { token: 'secret' }, actionData }
  return renderScreen(<Page {...props} />)
}

test('an open invitation says who invites, to what and until when, and leads to the sign-in', async () => {
  const html = await pageOf(invitation)
  const text = textOf(html)
  expect(text).toContain('Marta Holzer invites you to mykomax')
  expect(text).toContain('Access to Service tickets, Inventory')
  expect(text).toContain('Valid until 29 November 2026')
  expect(html).toContain('href="/en/mykomax/invitation?token=secret"')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a person without an account enters name and password on the same page', async () => {
  const html = await pageOf({ ...invitation, needsAccount: true })
  expect(html).toMatch(/<input[^>]*name="password"[^>]*type="password"|<input[^>]*type="password"[^>]*name="password"/)
  expect(html).not.toContain('/en/mykomax/invitation?')
})

test('a refused password has its message, and is not sent back', async () => {
  const refused = { reason: 'password-refused', fields: [], firstName: 'Robert', lastName: 'Ortner' }
  const html = await pageOf({ ...invitation, needsAccount: true }, refused)
  expect(html).toMatch(/id="password-error".*Please choose a longer password/)
  expect(html).toContain('value="Robert"')
})

test.each([
  ['expired', { ...invitation, isExpired: true }, 'This invite has expired'],
  ['used or unknown', null, 'This invite is no longer valid'],
])('an invitation that is %s shows nothing of it and how to go on', async (_, shown, title) => {
  const text = textOf(await pageOf(shown))
  expect(text).toContain(title)
  expect(text).not.toContain('Marta Holzer')
  expect(text).toContain('Sign in')
})
