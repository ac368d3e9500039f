import type { AreaLoaders } from '../catalogue.ts'

/** Romanian, loaded by area. */
export const ro: AreaLoaders = {
  frame: async () => (await import('./ro/frame.ts')).frame,
  error: async () => (await import('./ro/error.ts')).error,
  component: async () => (await import('./ro/component.ts')).component,
  search: async () => (await import('./ro/search.ts')).search,
  news: async () => (await import('./ro/news.ts')).news,
  story: async () => (await import('./ro/story.ts')).story,
  contact: async () => (await import('./ro/contact.ts')).contact,
  catalogue: async () => (await import('./ro/catalogue.ts')).catalogue,
  comparison: async () => (await import('./ro/comparison.ts')).comparison,
  company: async () => (await import('./ro/company.ts')).company,
  form: async () => (await import('./ro/form.ts')).form,
  request: async () => (await import('./ro/request.ts')).request,
  portal: async () => (await import('./ro/portal.ts')).portal,
  dashboard: async () => (await import('./ro/dashboard.ts')).dashboard,
  ticket: async () => (await import('./ro/ticket.ts')).ticket,
  inventory: async () => (await import('./ro/inventory.ts')).inventory,
  machine: async () => (await import('./ro/machine.ts')).machine,
  account: async () => (await import('./ro/account.ts')).account,
  'user-admin': async () => (await import('./ro/user-admin.ts')).userAdmin,
  parts: async () => (await import('./ro/parts.ts')).parts,
  'sign-in': async () => (await import('./ro/sign-in.ts')).signIn,
  editor: async () => (await import('./ro/editor.ts')).editor,
  edge: async () => (await import('./ro/edge.ts')).edge,
  consent: async () => (await import('./ro/consent.ts')).consent,
}
