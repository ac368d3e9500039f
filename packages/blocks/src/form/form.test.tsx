import { contactForm } from '@ferrule/domain/requests/contact-form'
import { fieldsOf } from '@ferrule/domain/requests/read-form'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleLabels } from '../example-props.ts'
import { Form } from './component.tsx'
import { formBlock } from './block.ts'
import { RequestForm } from './request-form.tsx'
import { RequestProblems } from './request-problems.tsx'

const labels = exampleLabels.contactForm
const addresses = { toHref: (target: string) => `/en${target}`, toPictureUrl: () => '', toFileUrl: () => '' }

test('posts all fields to the website, without script', () => {
  const html = renderToStaticMarkup(
    <Form
      content={formBlock.examples['contact, with lead and subject']}
      addresses={addresses}
      labels={exampleLabels}
    />,
  )
  expect(html).toMatch(/<form noValidate="" [^>]*action="\/en\/requests\/contact" method="post"/)
  for (const name of fieldsOf(contactForm)) expect(html).toContain(`name="${name}"`)
  expect(html).toContain('<input type="hidden" name="about" value="Axion 56"/>')
  expect(html).toContain('<button type="submit"')
})

test('a whitepaper form sends the id of the document, not its file name', () => {
  const content = { ...formBlock.examples['contact, with lead and subject'], formKind: 'whitepaper' as const }
  const html = renderToStaticMarkup(
    <Form content={{ ...content, document: { id: 'id-1' } }} addresses={addresses} labels={exampleLabels} />,
  )
  expect(html).toContain('action="/en/requests/whitepaper"')
  expect(html).toContain('<input type="hidden" name="document" value="id-1"/>')
})

test('has a field for the country [S2-110]', () => {
  const html = renderToStaticMarkup(<RequestForm action="/" labels={labels} about={null} />)
  expect(html).toMatch(/<select[^>]*name="country"[^>]*>.*<option value="AT">Austria<\/option>/)
})

test('promises a reply within 24 hours [S2-111]', () => {
  const html = renderToStaticMarkup(<RequestForm action="/" labels={labels} about={null} />)
  expect(html).toContain('We reply within 24 hours.')
})

test('has no idempotency key on a cached page', () => {
  expect(renderToStaticMarkup(<RequestForm action="/" labels={labels} about={null} />)).not.toContain('idempotencyKey')
})

test('keeps the entered values and shows errors beside the fields and in a summary', () => {
  const problems = { email: 'Please enter a valid email address' }
  const html = renderToStaticMarkup(
    <RequestForm
      action="/"
      labels={labels}
      about={null}
      answers={{ firstName: 'Marta', email: 'marta', country: 'AT' }}
      problems={problems}
      summary={(id) => <RequestProblems {...{ id, problems, labels }} />}
    />,
  )
  expect(html).toContain('value="Marta"')
  expect(html).toContain('<option value="AT" selected="">')
  expect(html).toContain('There is a problem with 1 answer')
  const [, id] = /<a href="#([^"]+)">Please enter a valid email address<\/a>/.exec(html) ?? []
  const [input] = html.match(/<input[^>]*name="email"[^>]*>/) ?? []
  for (const attribute of [`id="${id}"`, 'aria-invalid="true"', `aria-describedby="${id}-error"`]) {
    expect(input).toContain(attribute)
  }
})

test('a field that depends on a checkbox is linked to it', () => {
  const groups = [
    {
      id: 'case',
      title: 'Case',
      questions: [
        { field: 'existingCase', variant: 'checkbox' as const, label: 'Existing case', optional: true },
        { field: 'caseId', variant: 'line' as const, label: 'Case ID', onlyWith: 'existingCase' },
      ],
    },
  ]
  const html = renderToStaticMarkup(
    <RequestForm action="/" labels={{ ...labels, groups, starred: true }} about={null} />,
  )
  expect(html).toMatch(/data-with="existingCase".*name="caseId"/)
  expect(html).toMatch(
    /name="existingCase"[^>]*data-opens="existingCase"|data-opens="existingCase"[^>]*name="existingCase"/,
  )
  expect(html).toContain('Case ID *')
})
