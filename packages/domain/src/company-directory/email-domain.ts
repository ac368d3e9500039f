import { z } from 'zod'

/** Anybody can get an address there, so none of them belongs to a company. */
const publicMailDomains = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'gmx.at',
  'gmx.ch',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'bluewin.ch',
  'orange.fr',
  'free.fr',
  'laposte.net',
  'libero.it',
  'seznam.cz',
  'centrum.cz',
  'azet.sk',
  'freemail.hu',
  'citromail.hu',
  'uol.com.br',
  'bol.com.br',
  'qq.com',
  '163.com',
  '126.com',
  'yahoo.co.jp',
  'proton.me',
  'protonmail.com',
  'mail.ru',
  'yandex.ru',
]

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A domain of e-mail addresses. Domains of public mail providers are refused. */
export const emailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .refine((domain) => domain.includes('.') && domain.split('.').every((part) => label.test(part)))
  .refine((domain) => !publicMailDomains.includes(domain))

/** The domain of an address, compared as a whole: a subdomain is another domain. */
export function domainOfEmail(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** The TXT record that proves a domain. */
export function toDomainRecord({ domain, challenge }: { domain: string; challenge: string }) {
  return { name: `_mykomax.${domain}`, value: `mykomax-verify=${challenge}` }
}

/** Whether the TXT records of the record's name contain its value. A long record arrives in chunks. */
export function provesDomain(records: readonly (readonly string[])[], value: string): boolean {
  return records.some((chunks) => chunks.join('').trim() === value)
}
