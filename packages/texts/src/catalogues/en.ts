import type { AreaLoaders } from '../catalogue.ts'

/** English, fetched area by area; what every screen shows is built in. */
export const en: AreaLoaders = {
  frame: async () => (await import('./en/frame.ts')).frame,
  error: async () => (await import('./en/error.ts')).error,
  component: async () => (await import('./en/component.ts')).component,
  search: async () => (await import('./en/search.ts')).search,
  news: async () => (await import('./en/news.ts')).news,
  story: async () => (await import('./en/story.ts')).story,
  contact: async () => (await import('./en/contact.ts')).contact,
  catalogue: async () => (await import('./en/catalogue.ts')).catalogue,
  comparison: async () => (await import('./en/comparison.ts')).comparison,
  company: async () => (await import('./en/company.ts')).company,
  form: async () => (await import('./en/form.ts')).form,
  request: async () => (await import('./en/request.ts')).request,
  portal: async () => (await import('./en/portal.ts')).portal,
  ticket: async () => (await import('./en/ticket.ts')).ticket,
  machine: async () => (await import('./en/machine.ts')).machine,
  account: async () => (await import('./en/account.ts')).account,
  'user-admin': async () => (await import('./en/user-admin.ts')).userAdmin,
  parts: async () => (await import('./en/parts.ts')).parts,
  'sign-in': async () => (await import('./en/sign-in.ts')).signIn,
  editor: async () => (await import('./en/editor.ts')).editor,
  consent: async () => (await import('./en/consent.ts')).consent,
}
import { account } from './en/account.ts'
import { catalogue } from './en/catalogue.ts'
import { company } from './en/company.ts'
import { comparison } from './en/comparison.ts'
import { component } from './en/component.ts'
import { consent } from './en/consent.ts'
import { contact } from './en/contact.ts'
import { editor } from './en/editor.ts'
import { error } from './en/error.ts'
import { form } from './en/form.ts'
import { frame } from './en/frame.ts'
import { inventory } from './en/inventory.ts'
import { machine } from './en/machine.ts'
import { news } from './en/news.ts'
import { parts } from './en/parts.ts'
import { portal } from './en/portal.ts'
import { request } from './en/request.ts'
import { search } from './en/search.ts'
import { signIn } from './en/sign-in.ts'
import { story } from './en/story.ts'
import { ticket } from './en/ticket.ts'
import { userAdmin } from './en/user-admin.ts'

/** English by area; every other language has the same areas and the same keys. */
export const englishAreas = {
  frame,
  error,
  component,
  search,
  news,
  story,
  contact,
  catalogue,
  comparison,
  company,
  form,
  request,
  portal,
  ticket,
  machine,
  inventory,
  account,
  'user-admin': userAdmin,
  parts,
  'sign-in': signIn,
  editor,
  consent,
} as const

/** English is built in, so that there are words even when nothing can be fetched. */
export const en = {
  ...frame,
  ...error,
  ...component,
  ...search,
  ...news,
  ...story,
  ...contact,
  ...catalogue,
  ...comparison,
  ...company,
  ...form,
  ...request,
  ...portal,
  ...ticket,
  ...machine,
  ...inventory,
  ...account,
  ...userAdmin,
  ...parts,
  ...signIn,
  ...editor,
  ...consent,
} as const
