import type { AreaLoaders } from '../catalogue.ts'

/** English, loaded by area. */
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
  dashboard: async () => (await import('./en/dashboard.ts')).dashboard,
  ticket: async () => (await import('./en/ticket.ts')).ticket,
  inventory: async () => (await import('./en/inventory.ts')).inventory,
  machine: async () => (await import('./en/machine.ts')).machine,
  account: async () => (await import('./en/account.ts')).account,
  'user-admin': async () => (await import('./en/user-admin.ts')).userAdmin,
  parts: async () => (await import('./en/parts.ts')).parts,
  'sign-in': async () => (await import('./en/sign-in.ts')).signIn,
  editor: async () => (await import('./en/editor.ts')).editor,
  edge: async () => (await import('./en/edge.ts')).edge,
  consent: async () => (await import('./en/consent.ts')).consent,
}
