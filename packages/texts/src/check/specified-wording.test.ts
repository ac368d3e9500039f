import { expect, test } from 'vitest'
import type { TextKey } from '../catalogue.ts'
import { loadTexts } from '../load-texts.ts'

type Wording = readonly [id: string, key: TextKey, text: string, values?: Record<string, string | number>]

/** Statements about the wording only, which the catalogue alone proves. */
const proved: Wording[] = [
  ['S5-001', 'validation.value', 'Please enter a valid value'],
  ['S5-002', 'validation.checkbox', 'Please select the checkbox to continue'],
  ['S5-003', 'validation.select', 'Please select an item'],
]

/** Wording of statements that tests of the screens prove, hence no brackets in these names. */
const messages: Wording[] = [
  ['S2-065', 'error.not-found.path', 'Page not found: /en/x', { path: '/en/x' }],
  ['S2-066', 'error.not-found.full-path', 'Page Not Found: /en/x?page=y', { fullPath: '/en/x?page=y' }],
  ['S2-098', 'search.none', 'No entries found'],
  ['S5-004', 'validation.email', 'Please enter a valid email address'],
  ['S5-007', 'validation.company', 'Please enter the company you work for'],
  ['S5-008', 'validation.your-country', "Please enter the country you're in"],
  ['S5-009', 'validation.product', 'Please specify the product your request regards'],
  ['S5-011', 'validation.message', 'Please add some more details'],
  ['S5-015', 'validation.e-mail', 'Please enter a valid E-Mail'],
  ['S5-020', 'validation.zip-code', 'Please enter a valid zip code'],
  ['S5-021', 'validation.country', 'Please select a country'],
  ['S5-022', 'validation.service', 'Please select a service'],
  ['S5-025', 'validation.case-id', 'Please enter a case ID'],
  ['S5-027', 'validation.serial-number', 'Please enter a valid serial number'],
  ['S5-028', 'validation.contact-location', 'Please select a contact location'],
  ['S5-038', 'validation.comment', 'Please enter a comment'],
  ['S5-039', 'validation.password', 'Please enter a password'],
  ['S5-044', 'validation.invite-email', 'Please provide a valid email address'],
  ['S8-001', 'error.unexpected.title', 'An unexpected error occurred'],
  ['S8-002', 'error.unexpected.heading', 'Sorry something went wrong'],
  ['S8-005', 'service-request.failed', 'Submission failed'],
  ['S8-009', 'licence.failed', 'Something went wrong'],
  ['S8-010', 'protected-page.failed', 'Something went wrong'],
  ['S8-011', 'component.no-entries', 'No entries found'],
  ['S8-012', 'sign-in.error', 'An error has occurred'],
  ['S8-057', 'catalogue.no-classifications', 'No classifications available'],
]

const labels: Wording[] = [
  ['S2-096', 'search.range', '1 to 10 of 38', { from: 1, to: 10, total: 38 }],
  ['S2-097', 'search.more', 'Show more'],
  ['S2-100', 'media-releases.ad-hoc-only', 'Ad hoc only'],
  ['S2-109', 'contact.title', 'Talk to an Expert'],
  ['S2-111', 'contact.promise', 'We reply within 24 hours.'],
  ['S2-113', 'compare.hide-identical', 'Hide identical attributes'],
  ['S2-114', 'component.not-applicable', 'n/a'],
  ['S2-165', 'product-information.tab.parts', 'Spare & Wear Parts'],
  ['S2-166', 'product-information.tab.knowledge', 'Knowledge Hub'],
  ['S2-167', 'product-information.tab.software', 'Software'],
  ['S2-168', 'product-information.tab.order', 'Order Parts'],
  ['S2-170', 'cart.clear', 'Clear cart'],
  ['S2-171', 'cart.proceed', 'Proceed to order'],
  ['S3-074', 'ticket.column.id', 'Ticket ID'],
  ['S4-031', 'ticket.close.solved-by-provider', 'Solved by the provider', { provider: 'the provider' }],
  ['S4-031', 'ticket.close.solved-without-provider', 'Solved without the provider', { provider: 'the provider' }],
  ['S4-031', 'ticket.close.no-longer-relevant', 'No longer relevant'],
  ['S4-033', 'component.metric', 'Metric'],
  ['S4-033', 'component.imperial', 'Imperial'],
]

test.each(proved.map(toCase))('the wording is exact: $key [$id]', async ({ key, text, values }) => {
  expect((await loadTexts('en'))(key, values)).toBe(text)
})

test.each([...messages, ...labels].map(toCase))('the wording is exact: $key of $id', async ({ key, text, values }) => {
  expect((await loadTexts('en'))(key, values)).toBe(text)
})

/** German wording of the same statements. */
const german: Wording[] = [
  ['S2-065', 'error.not-found.path', 'Seite nicht gefunden: /de/x', { path: '/de/x' }],
  ['S2-098', 'search.none', 'Keine Einträge gefunden'],
  ['S2-109', 'contact.title', 'Mit einer Fachperson sprechen'],
  ['S2-111', 'contact.promise', 'Wir antworten innerhalb von 24 Stunden.'],
  ['S2-165', 'product-information.tab.parts', 'Ersatz- & Verschleißteile'],
  ['S4-031', 'ticket.close.solved-by-provider', 'Gelöst durch Norlitz', { provider: 'Norlitz' }],
  ['S5-001', 'validation.value', 'Bitte geben Sie einen gültigen Wert ein'],
  ['S5-002', 'validation.checkbox', 'Bitte aktivieren Sie das Kontrollkästchen, um fortzufahren'],
  ['S5-003', 'validation.select', 'Bitte wählen Sie einen Eintrag'],
  ['S5-020', 'validation.zip-code', 'Bitte geben Sie eine gültige Postleitzahl ein'],
  ['S5-021', 'validation.country', 'Bitte wählen Sie ein Land'],
  ['S5-027', 'validation.serial-number', 'Bitte geben Sie eine gültige Seriennummer ein'],
  ['S5-038', 'validation.comment', 'Bitte geben Sie einen Kommentar ein'],
  ['S5-039', 'validation.password', 'Bitte geben Sie ein Passwort ein'],
  ['S8-001', 'error.unexpected.title', 'Ein unerwarteter Fehler ist aufgetreten'],
  ['S8-005', 'service-request.failed', 'Übermittlung fehlgeschlagen'],
  ['S8-009', 'licence.failed', 'Etwas ist schiefgegangen'],
  ['S8-012', 'sign-in.error', 'Ein Fehler ist aufgetreten'],
]

test.each(german.map(toCase))('the German wording is exact: $key of $id', async ({ key, text, values }) => {
  expect((await loadTexts('de'))(key, values)).toBe(text)
})

function toCase([id, key, text, values]: Wording) {
  return { id, key, text, values }
}
