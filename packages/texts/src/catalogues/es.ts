import type { AreaLoaders } from '../catalogue.ts'

/** Spanish, loaded by area. */
export const es: AreaLoaders = {
  frame: async () => (await import('./es/frame.ts')).frame,
  error: async () => (await import('./es/error.ts')).error,
  component: async () => (await import('./es/component.ts')).component,
  search: async () => (await import('./es/search.ts')).search,
  news: async () => (await import('./es/news.ts')).news,
  story: async () => (await import('./es/story.ts')).story,
  contact: async () => (await import('./es/contact.ts')).contact,
  catalogue: async () => (await import('./es/catalogue.ts')).catalogue,
  comparison: async () => (await import('./es/comparison.ts')).comparison,
  company: async () => (await import('./es/company.ts')).company,
  form: async () => (await import('./es/form.ts')).form,
  request: async () => (await import('./es/request.ts')).request,
  portal: async () => (await import('./es/portal.ts')).portal,
  dashboard: async () => (await import('./es/dashboard.ts')).dashboard,
  ticket: async () => (await import('./es/ticket.ts')).ticket,
  inventory: async () => (await import('./es/inventory.ts')).inventory,
  machine: async () => (await import('./es/machine.ts')).machine,
  account: async () => (await import('./es/account.ts')).account,
  'user-admin': async () => (await import('./es/user-admin.ts')).userAdmin,
  parts: async () => (await import('./es/parts.ts')).parts,
  'sign-in': async () => (await import('./es/sign-in.ts')).signIn,
  editor: async () => (await import('./es/editor.ts')).editor,
  edge: async () => (await import('./es/edge.ts')).edge,
  consent: async () => (await import('./es/consent.ts')).consent,
}
