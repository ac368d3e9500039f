import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { request } from './request.ts'
import { settings } from './settings.ts'

export const formAddress = (kind: string, locale = 'en') => `${settings.edge}/${locale}/requests/${kind}`

/** A new person each time, because forms are rate limited by e-mail. */
function newPerson() {
  return {
    firstName: 'Marta',
    lastName: 'Holzer',
    email: `marta.${crypto.randomUUID().slice(0, 8)}@brenner.example`,
    company: 'Brenner Kabeltechnik',
    country: 'AT',
  }
}

/** Valid values for each form. */
export function rightAnswers(kind: string): Record<string, string> {
  const { email, ...person } = newPerson()
  const message = `Which press for 16 mm²?\nWe run two shifts. ${crypto.randomUUID()}`
  switch (kind) {
    case 'service':
      return {
        ...person,
        email,
        address: 'Hafenstraße 2',
        zipCode: '4020',
        city: 'Linz',
        requestedService: 'repair-on-site',
        machineName: 'Axion 56 S',
        serialNumber: '56-1184-207',
        subject: 'Length drifts after 20 minutes',
        description: message,
        contactLocation: 'linz',
      }
    case 'licence':
      return { ...person, email, product: 'WireFlow', serialNumber: '56-1184-207', message }
    case 'feedback':
      return { ...person, message }
    case 'paper': {
      const { company: _, ...withoutCompany } = person
      return { ...withoutCompany, email, address: 'Hafenstraße 2\n4020 Linz', serialNumber: '24-1555-666' }
    }
    case 'whitepaper':
      return { ...person, email, privacy: 'yes' }
    default:
      return { ...person, email, message }
  }
}

/** A random loopback address, because limits count by address. */
export const newAddress = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`

/** Sends a form as a browser without script does. */
export function post(kind: string, answers: Record<string, string>, localAddress = newAddress()) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: settings.edge }
  const body = new URLSearchParams(answers).toString()
  return request(formAddress(kind), { method: 'POST', headers, body, localAddress })
}

export async function fill(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const field = page.locator(`form[action*=requests] [name=${name}]`)
    const kind = await field.first().evaluate((one) => `${one.tagName} ${one.getAttribute('type')}`)
    if (kind.startsWith('SELECT')) await field.selectOption(value)
    else if (kind.endsWith('checkbox')) await field.check()
    else await field.fill(value)
  }
}

export const send = (page: Page) => page.locator('form[action*=requests] button[type=submit]').click()
