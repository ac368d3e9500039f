import type { AreaLoaders } from '../catalogue.ts'

/** French, loaded by area. */
export const fr: AreaLoaders = {
  frame: async () => (await import('./fr/frame.ts')).frame,
  error: async () => (await import('./fr/error.ts')).error,
  component: async () => (await import('./fr/component.ts')).component,
  search: async () => (await import('./fr/search.ts')).search,
  news: async () => (await import('./fr/news.ts')).news,
  story: async () => (await import('./fr/story.ts')).story,
  contact: async () => (await import('./fr/contact.ts')).contact,
  catalogue: async () => (await import('./fr/catalogue.ts')).catalogue,
  comparison: async () => (await import('./fr/comparison.ts')).comparison,
  company: async () => (await import('./fr/company.ts')).company,
  form: async () => (await import('./fr/form.ts')).form,
  request: async () => (await import('./fr/request.ts')).request,
  portal: async () => (await import('./fr/portal.ts')).portal,
  dashboard: async () => (await import('./fr/dashboard.ts')).dashboard,
  ticket: async () => (await import('./fr/ticket.ts')).ticket,
  inventory: async () => (await import('./fr/inventory.ts')).inventory,
  machine: async () => (await import('./fr/machine.ts')).machine,
  account: async () => (await import('./fr/account.ts')).account,
  'user-admin': async () => (await import('./fr/user-admin.ts')).userAdmin,
  parts: async () => (await import('./fr/parts.ts')).parts,
  'sign-in': async () => (await import('./fr/sign-in.ts')).signIn,
  editor: async () => (await import('./fr/editor.ts')).editor,
  edge: async () => (await import('./fr/edge.ts')).edge,
  consent: async () => (await import('./fr/consent.ts')).consent,
}
