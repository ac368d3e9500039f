import type { AreaLoaders } from '../catalogue.ts'

/** Hungarian, loaded by area. */
export const hu: AreaLoaders = {
  frame: async () => (await import('./hu/frame.ts')).frame,
  error: async () => (await import('./hu/error.ts')).error,
  component: async () => (await import('./hu/component.ts')).component,
  search: async () => (await import('./hu/search.ts')).search,
  news: async () => (await import('./hu/news.ts')).news,
  story: async () => (await import('./hu/story.ts')).story,
  contact: async () => (await import('./hu/contact.ts')).contact,
  catalogue: async () => (await import('./hu/catalogue.ts')).catalogue,
  comparison: async () => (await import('./hu/comparison.ts')).comparison,
  company: async () => (await import('./hu/company.ts')).company,
  form: async () => (await import('./hu/form.ts')).form,
  request: async () => (await import('./hu/request.ts')).request,
  portal: async () => (await import('./hu/portal.ts')).portal,
  dashboard: async () => (await import('./hu/dashboard.ts')).dashboard,
  ticket: async () => (await import('./hu/ticket.ts')).ticket,
  inventory: async () => (await import('./hu/inventory.ts')).inventory,
  machine: async () => (await import('./hu/machine.ts')).machine,
  account: async () => (await import('./hu/account.ts')).account,
  'user-admin': async () => (await import('./hu/user-admin.ts')).userAdmin,
  parts: async () => (await import('./hu/parts.ts')).parts,
  'sign-in': async () => (await import('./hu/sign-in.ts')).signIn,
  editor: async () => (await import('./hu/editor.ts')).editor,
  edge: async () => (await import('./hu/edge.ts')).edge,
  consent: async () => (await import('./hu/consent.ts')).consent,
}
