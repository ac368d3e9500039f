import { contactFields } from '@ferrule/domain/requests/contact-form'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleLabels } from '../example-surroundings.ts'
import { ContactForm } from './contact-form.tsx'
import { Form } from './component.tsx'
import { formExamples } from './examples.ts'

const labels = exampleLabels.contactForm
const addresses = { toHref: (target: string) => `/en${target}`, toPictureUrl: () => '', toFileUrl: () => '' }

test('sends all questions to the website, without script', () => {
  const html = renderToStaticMarkup(
    <Form content={formExamples['contact, with lead and subject']} addresses={addresses} labels={labels} />,
  )
  expect(html).toMatch(/<form noValidate="" [^>]*action="\/en\/requests\/contact" method="post"/)
  for (const name of contactFields) expect(html).toContain(`name="${name}"`)
  expect(html).toContain('<input type="hidden" name="subject" value="Axion 56"/>')
  expect(html).toContain('<button type="submit"')
})

test('has a field for the country [S2-110]', () => {
  const html = renderToStaticMarkup(<ContactForm action="/" labels={labels} subject={null} />)
  expect(html).toMatch(/<select[^>]*name="country"[^>]*>.*<option value="AT">Austria<\/option>/)
})

test('promises a reply within 24 hours [S2-111]', () => {
  const html = renderToStaticMarkup(<ContactForm action="/" labels={labels} subject={null} />)
  expect(html).toContain('We reply within 24 hours.')
})

test('a page that everybody shares carries no key', () => {
  expect(renderToStaticMarkup(<ContactForm action="/" labels={labels} subject={null} />)).not.toContain(
    'idempotencyKey',
  )
})

test('keeps what was typed and says beside it and above what is wrong', () => {
  const html = renderToStaticMarkup(
    <ContactForm
      action="/"
      labels={labels}
      subject={null}
      answers={{ firstName: 'Marta', email: 'marta', country: 'AT' }}
      problems={{ email: 'Please enter a valid email address' }}
    />,
  )
  expect(html).toContain('value="Marta"')
  expect(html).toContain('<option value="AT" selected="">')
  expect(html).toContain('There is a problem with 1 answer')
  const [, id] = /<a href="#([^"]+)">Please enter a valid email address<\/a>/.exec(html) ?? []
  const [input] = html.match(/<input[^>]*name="email"[^>]*>/) ?? []
  for (const part of [`id="${id}"`, 'aria-invalid="true"', `aria-describedby="${id}-error"`]) {
    expect(input).toContain(part)
  }
})
