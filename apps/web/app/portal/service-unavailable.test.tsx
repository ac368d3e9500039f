import { DataError } from '@ferrule/data-client/data-error'
import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import { ServiceUnavailable } from './service-unavailable.tsx'

type Failure = { httpStatus: number; access?: string; service?: 'ticketing' }

/** Renders the error boundary of the ticket list for a user with this access to tickets. */
async function render({ httpStatus, access = 'unregistered', service }: Failure): Promise<string> {
  const texts = await loadTexts('en')
  const portal = { viewer: { id: 'p1' }, services: [{ name: 'ticketing', status: access }] }
  const Stub = createRoutesStub([
    {
      id: 'portal/portal.route',
      path: '/',
      children: [
        {
          id: 'screen',
          path: 'tickets',
          loader: () => null,
          Component: () => null,
          ErrorBoundary: () => (
            <TextsContext value={texts}>
              <ServiceUnavailable
                titleKey="ticket.title"
                messageKey="ticket.load-failed"
                {...(service ? { service } : {})}
              />
            </TextsContext>
          ),
        },
      ],
    },
  ])
  const error = new DataError(undefined, { status: httpStatus })
  return renderToStaticMarkup(
    <Stub
      initialEntries={['/tickets']}
      hydrationData={{ loaderData: { 'portal/portal.route': portal }, errors: { screen: error } }}
    />,
  )
}

test('a user without the right to a service gets the form that requests it', async () => {
  const html = await render({ httpStatus: 403, service: 'ticketing' })
  expect(html).toContain('Why do you need access?')
  expect(html).toContain('name="service" value="ticketing"')
  expect(html).not.toContain('could not be loaded')
})

test('a user who has requested access reads that the request is being checked', async () => {
  const html = await render({ httpStatus: 403, access: 'pending', service: 'ticketing' })
  expect(html).toContain('We are checking your request.')
  expect(html).not.toContain('<form')
})

test('a screen of no service says that the account has no permission', async () => {
  expect(await render({ httpStatus: 403 })).toContain('Your account has no permission for this page.')
})

test('an outage offers to try again', async () => {
  const html = await render({ httpStatus: 503, service: 'ticketing' })
  expect(html).toContain('Please try again later.')
  expect(html).not.toContain('<form')
})
